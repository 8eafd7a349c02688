import type { Problem } from '../problem.ts'
import { checked, docs } from './feature.ts'
import type { Place, Resolve } from './place.ts'

/** What a constraint may ask about besides the node. */
export type Around = {
  readonly resolve: Resolve
  /** ISO date. */
  readonly today: string
  /** Whether some node has this one as the value of a property, nested or by reference. */
  readonly isHeld: (place: Place) => boolean
}

/** A value that Google does not take: an error loses the feature, advice costs part of it. */
export type Fault = Pick<Problem, 'pointer' | 'message'> & {
  readonly level?: 'error' | 'advice' | undefined
  readonly expected?: string
}

/** Google's requirements for the values of some types, apart from which properties are required. */
export type Constraint = {
  readonly feature: string
  readonly types: readonly string[]
  readonly page: string
  readonly checked: string
  readonly judge: (place: Place, around: Around) => readonly Fault[]
}

/** @param page the last part of the address of the page of the documentation */
export const constraint = (
  feature: string,
  types: readonly string[],
  page: string,
  judge: Constraint['judge'],
): Constraint => ({ feature, types, page: new URL(page, docs).href, checked, judge })
