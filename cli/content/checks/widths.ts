import { type Finding, found } from '../../findings/finding.ts'
import { arialWidth } from '../arial.ts'
import { contentRules as rules } from '../content-rules.ts'
import type { Written } from '../frontmatter.ts'
import { cutToWidth, minDescriptionWidth, resultLimits } from '../result-limits.ts'

const { title, description } = resultLimits.desktop

const cutAt = (text: string, { size, most }: { size: number; most: number }) =>
  cutToWidth(text, most, (words) => arialWidth(words, size))

/** Titles and descriptions as results pages cut them. Texts are those of the page: typeset, names filled in. */
export function checkWidths({ meta, placeOf }: Written): Finding[] {
  const width = Math.round(arialWidth(meta.title, title.size))
  const wide = Math.round(arialWidth(meta.description, description.size))
  const findings: Finding[] = []
  const report = (name: 'title' | 'description', says: string, expected?: string) =>
    findings.push(found(rules[name], placeOf(name), `the ${name} is ${says}`, { expected }))
  if (width > title.most)
    report(
      'title',
      `${width} pixels wide; results pages cut at ${title.most}.`,
      `at most '${cutAt(meta.title, title)}'`,
    )
  if (wide > description.most) {
    const expected = `at most '${cutAt(meta.description, description)}'`
    report('description', `${wide} pixels wide; results pages cut at ${description.most}.`, expected)
  }
  if (wide < minDescriptionWidth)
    report('description', `${wide} pixels wide; below ${minDescriptionWidth} it is usually replaced.`)
  return findings
}
