import { type Finding, found } from '../../findings/finding.ts'
import { arialWidth } from '../arial.ts'
import { contentRules as rules } from '../content-rules.ts'
import type { Written } from '../frontmatter.ts'
import { cutToWidth, leastDescription, resultLimits } from '../result-limits.ts'

const { title, description } = resultLimits.desktop

const cutAt = (text: string, { size, most }: { size: number; most: number }) =>
  cutToWidth(text, most, (words) => arialWidth(words, size))

/** Titles and descriptions as results pages cut them. Texts are those of the page: typeset, names filled in. */
export function checkWidths({ meta, placeOf }: Written): Finding[] {
  const width = Math.round(arialWidth(meta.title, title.size))
  const wide = Math.round(arialWidth(meta.description, description.size))
  const findings: Finding[] = []
  if (width > title.most)
    findings.push(
      found(rules.title, placeOf('title'), `the title is ${width} pixels wide; results pages cut at ${title.most}.`, {
        expected: `at most '${cutAt(meta.title, title)}'`,
      }),
    )
  if (wide > description.most)
    findings.push(
      found(
        rules.description,
        placeOf('description'),
        `the description is ${wide} pixels wide; results pages cut at ${description.most}.`,
        {
          expected: `at most '${cutAt(meta.description, description)}'`,
        },
      ),
    )
  if (wide < leastDescription)
    findings.push(
      found(
        rules.description,
        placeOf('description'),
        `the description is ${wide} pixels wide; below ${leastDescription} it is usually replaced.`,
      ),
    )
  return findings
}
