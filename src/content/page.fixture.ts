import { resolve } from 'node:path'
import type { Locale } from '../site/locales.ts'
import { pathOf, type RouteId, routeById } from '../site/routes.ts'
import { parseClaims } from './claims.ts'
import { type Collections, parseCollections } from './collections.ts'
import { parseEvidence } from './evidence.ts'
import type { Block, Page } from './model.ts'
import { parseBody, parseFrontmatter } from './page.ts'
import { pictureFiles } from './pictures.ts'
import { formatProblem, type Problem } from './problem.ts'

/** One page that is written as a string, in a site of small collections. */
export type Written = { page: Page | undefined; blocks: readonly Block[]; problems: string[] }

/** The day of the latest check of a source. */
const knownUntil = '2026-11-23'

/** A route that these pages are written without, as if it were not published yet: links to it are not shown. */
export const unpublished: RouteId = 'readiness-checker'

export const frontmatter = `---
label: Test
title: A page of a test
description: A description that is long enough for the pages that list results.
lastUpdated: 2026-11-21
---
`

const hero = `
:::hero
# Title
:::
`

const ledger = `
- { id: figure/ours, status: agency }
- { id: figure/share, status: agency }
- { id: person/a, status: illustrative }
- { id: promise/answer, status: agency, text: { en: within 24 hours, fr: sous 24 heures } }
`

const collections: Record<string, string> = {
  'sources/en.yaml': `
- { id: first, title: First work, date: 2024, type: study, url: "https://first.example/a" }
- { id: second, title: Second work, date: "2025-02", type: report }
- { id: third, title: Third work, authors: Third et al., date: 2026, type: book }
`,
  'figures/en.yaml': `
- { id: lift, value: 40%, label: more, description: than before, method: counted, date: 2024, source: second }
- { id: ours, value: 12 days, label: to, description: index, method: counted, date: 2025, agency: true }
`,
  'questions/en.yaml': `
- id: why
  question: Why?
  answer: Because:cite[first], see [the guide](route:guide).
  category: Basics
  difficulty: beginner
  lastUpdated: 2026-11-21
- id: broken
  question: How?
  answer: Like:cite[nobody] that.
  category: Basics
  difficulty: beginner
  lastUpdated: 2026-11-21
`,
  'glossary/en.yaml': `
- { id: geo, term: GEO, definition: "Being *cited*:cite[third].", category: optimization, difficulty: beginner }
`,
}

/** The collections above, in a language. @param changed texts by file, such as `questions/en.yaml` */
export function collectionsOf(
  locale: Locale,
  report: (problem: Problem) => void,
  changed: Readonly<Record<string, string>> = {},
): Collections {
  const read = (path: string) => {
    const file = path.replace('src/content/', '')
    return changed[file] ?? collections[file.replace(locale, 'en')] ?? '[]'
  }
  const claims = parseClaims(changed['claims.yaml'] ?? ledger, report)
  const evidence = parseEvidence(changed['evidence.yaml'] ?? '[]', report)
  const pictures = pictureFiles(resolve(import.meta.dirname, '../..'))
  return parseCollections(locale, { read, report, claims, evidence, pictures })
}

/** Parses a whole file as the page `id`. @param files collections in place of those above */
export function write(
  text: string,
  {
    locale = 'en',
    id = 'faq',
    files,
  }: { locale?: Locale; id?: RouteId; files?: Readonly<Record<string, string>> } = {},
): Written {
  const problems: string[] = []
  const report = (problem: Problem) => void problems.push(formatProblem(problem))
  const entries = collectionsOf(locale, report, files)
  const at = { route: routeById(id), locale, path: pathOf(id, locale), file: 'page.md' }
  const draft = parseFrontmatter(text, at, entries, report)
  const page =
    draft &&
    parseBody(draft, {
      collections: entries,
      drafts: [draft],
      report,
      scheduledIds: new Set([unpublished]),
      knownUntil,
    })
  return { page, blocks: page?.blocks ?? [], problems }
}

/** The blocks of a body, below the fixture's frontmatter and hero. */
export function writeBody(body: string, locale: Locale = 'en'): Written {
  const { blocks, ...written } = write(`${frontmatter}${hero}${body}`, { locale })
  return { ...written, blocks: blocks.slice(1) }
}

/** The one block of a body. @throws when there are more, or something is wrong with it */
export function only(body: string): Block {
  const { blocks, problems } = writeBody(body)
  const [block, ...more] = blocks
  if (!block || more.length > 0 || problems.length > 0) throw new Error(`${blocks.length} blocks. ${problems.join()}`)
  return block
}

/** Line of the file on which {@link writeBody} puts the first line of a body. */
export const bodyLine = `${frontmatter}${hero}`.split('\n').length
