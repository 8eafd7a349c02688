import type { CitedSource, Rich } from '../../content/model.ts'

/** Running text: what is between directives, from one second-level heading to the next. */
export type ProseBlock = {
  type: 'prose'
  id: string | undefined
  heading: string | undefined
  body: Rich
  sources: CitedSource[]
}

declare module '../../content/model.ts' {
  interface BlockKinds {
    prose: ProseBlock
  }
}
