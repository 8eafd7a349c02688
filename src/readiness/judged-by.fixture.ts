import type { Check } from './check.ts'
import { inEnglish } from './in-english.ts'
import { type Input, subjectOf } from './subject.ts'

/** What a check says of a page; `says`: verdict and words, `warn: There is no canonical link.` */
export function judgedBy({ judge }: Check, input: Input) {
  const { verdict, remarks, fix } = judge(subjectOf(input))
  const said = remarks.map(({ message }) => inEnglish(message))
  return { verdict, said, fix, says: `${verdict}: ${said.join(' ')}` }
}
