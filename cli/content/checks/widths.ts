import { type Finding, found } from '../../findings/finding.ts'
import { arialWidth } from '../arial.ts'
import type { Written } from '../frontmatter.ts'
import { contentRules as rules } from '../rules.ts'

// Pixels on desktop results pages: titles at 20 px, descriptions at 14 px in two lines. Google publishes neither limit;
// 600 is the width of its column, 985 what Screaming Frog measures by (https://www.screamingfrog.co.uk/seo-spider/).
const title = { size: 20, most: 600 }
const description = { size: 14, most: 985, least: 400 }

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
  if (wide < description.least)
    findings.push(
      found(
        rules.description,
        placeOf('description'),
        `the description is ${wide} pixels wide; below ${description.least} it is usually replaced.`,
      ),
    )
  return findings
}

function cutAt(text: string, { size, most }: { size: number; most: number }): string {
  const words = text.split(' ')
  while (words.length > 1 && arialWidth(words.join(' '), size) > most) words.pop()
  return words.join(' ')
}
