import { type CardsBlock, cards } from '../cards/schema.ts'

declare module '../../content/model.ts' {
  interface BlockKinds {
    steps: CardsBlock<'steps'>
  }
}

/** The same as cards, but ordered. */
export const directives = { steps: cards('steps') }
