import { z } from 'zod'
import type { Claim } from '../../src/content/claims.ts'
import { claimsFile, contentFolder } from '../../src/content/files.ts'
import { readClaims } from '../../src/content/load.ts'
import { ContentError, type Problem } from '../../src/content/problem.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import { locales } from '../../src/site/locales.ts'
import { placeAtLine } from '../content/passage.ts'
import { type ContentFile, readSources } from '../content/read-sources.ts'
import type { Where } from '../findings/finding.ts'

/** A claim of the site, its evidence, and where it is shown. */
export type Claimed = {
  /** `figure/platforms` */
  id: string
  status: 'sourced' | Claim['status']
  /** Its value in each language that has one, in the order of the languages. */
  values: readonly string[]
  /** Id of its source, for a sourced figure. */
  source: string | undefined
  claim: Claim | undefined
  /** Where it is written; `undefined` for a ledger entry that is nowhere in the content. */
  where: Where | undefined
  /** `pages/faq/en.md:12`, every place that shows it. */
  shown: readonly string[]
}

/** Collections whose entries are claims, and what the ledger calls them. */
const kinds = { figures: 'figure', 'case-studies': 'case', authors: 'person' } as const

/** Every claim of a project: its figures, cases and people, then its promises and prices. */
export function readLedger(root: string): Claimed[] {
  const sources = readSources(root)
  const claims = readClaims(root, () => {})
  const entries = sources.flatMap((source) => entriesOf(source))
  const written = [...Map.groupBy(entries, ({ id }) => id)].map(([id, own]): Claimed => {
    const claim = claims.get(id)
    const source = own.map((entry) => entry.source).find((name) => name !== undefined)
    return {
      id,
      status: source ? 'sourced' : (claim?.status ?? 'agency'),
      values: own.flatMap(({ value }) => value ?? []),
      source,
      claim,
      where: own[0]?.where,
      shown: shownIn(sources, id),
    }
  })
  const known = new Set(written.map(({ id }) => id))
  const others = [...claims.values()].filter(({ id }) => !known.has(id))
  const unwritten = others.map((claim): Claimed => {
    const { id, status, text, place } = claim
    const where = /^(promise|price)\//.test(id) ? { file: claimsFile, ...place } : undefined
    const values = text ? locales.map((locale) => text[locale]) : []
    return { id, status, values, source: undefined, claim, where, shown: shownIn(sources, id) }
  })
  return [...written, ...unwritten]
}

const entrySchema = z.looseObject({ id: z.string(), value: z.string().optional(), source: z.string().optional() })

function entriesOf(source: ContentFile): { id: string; value?: string; source?: string; where: Where }[] {
  const { file, text } = source
  const kind =
    'collection' in source ? Object.entries(kinds).find(([name]) => name === source.collection)?.[1] : undefined
  if (!kind) return []
  const problems: Problem[] = []
  const entries = parseYaml(text, z.array(entrySchema), { file, report: (problem) => problems.push(problem) })
  if (!entries) throw new ContentError(problems)
  return entries.value.map(({ id, value, source: from }, index) => ({
    id: `${kind}/${id}`,
    ...(value !== undefined && { value }),
    ...(from !== undefined && { source: from }),
    where: placeAtLine(source, entries.placeOf([index])),
  }))
}

/**
 * Every line of the copy that shows a claim: by reference, or in a block or chart that lists it or all claims of its
 * kind.
 */
function shownIn(sources: readonly ContentFile[], id: string): string[] {
  const [kind = '', name = ''] = id.split('/')
  const shows: Readonly<Record<string, RegExp>> = {
    figure: new RegExp(
      `\\{figure\\.${name}\\}|(?:::figures\\{[^}]*ids="[^"]*(?<![\\w-])|\\b(?:figure|from|to): )${name}(?![\\w-])`,
    ),
    case: /^::case-studies/,
    person: new RegExp(`::author\\{id=${name}\\}|^author: ${name}$`),
    promise: new RegExp(`\\{promise\\.${name}\\}`),
    price: new RegExp(`\\{price\\.${name}\\}`),
  }
  const pattern = shows[kind]
  if (!pattern) return []
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file.replace(`${contentFolder}/`, '')}:${index + 1}`] : [])),
  )
}
