import { written as first } from 'virtual:citence/site'
import { signal } from '@preact/signals-react'
import { type ReactNode, useMemo } from 'react'
import { pseudo } from '../../cli/catalogs/compile.ts'
import { App } from '../../src/app/app.tsx'
import { compose } from '../../src/app/compose/compose.tsx'
import { OutlineView } from '../../src/app/outline-view.tsx'
import type { Part } from '../../src/blocks/outline.ts'
import { pageFile } from '../../src/content/files.ts'
import type { SiteRead } from '../../src/content/load.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { formatProblem, type Problem, problemsInPlaceOf, problemsOf } from '../../src/content/problem.ts'
import { memoize } from '../../src/site/memoize.ts'
import { useValue } from '../../src/ui/use-value.ts'
import { writtenEvent } from '../facts/addresses.ts'
import { outbox } from './device.ts'
import { useWords, type Words } from './words.ts'

/** Fixed year of the copyright line, so that pictures stay the same. */
const year = 2026

/** A page composed as on the site: the same parts, the same islands. */
export function Composed({
  id = '',
  find,
  show = (parts) => parts,
  above,
}: {
  /** Of the page, where it is always the same. */
  id?: string
  /** @throws when the content has no such page */
  find: (site: Site, words: Words) => Page
  show?: (parts: readonly Part[]) => readonly Part[]
  /** A note of the preview above the page. */
  above?: (page: Page) => ReactNode
}) {
  const words = useWords()
  const written = useValue(content, first)
  const { page, parts, problems } = useMemo(() => {
    const site = words.pseudo && written.site ? pseudoSite(written.site) : written.site
    const page = site && pageOf(site, words, { find, isFlawed: written.problems.length > 0 })
    const problems = page ? problemsOf(page.file, written) : problemsInPlaceOf(pageFile(id, words.locale), written)
    if (!site || !page || problems.length > 0) return { problems }
    return { problems, page, parts: show(compose({ page, site, i18n: words.i18n, year })) }
  }, [written, words, id, find, show])
  if (!parts) return <Problems problems={problems} />
  return (
    <>
      {page && above?.(page)}
      <App i18n={words.i18n} outbox={outbox}>
        <OutlineView parts={parts} />
      </App>
    </>
  )
}

/** The requested page; undefined when it may be one of those that cannot be read. */
function pageOf(
  site: Site,
  words: Words,
  { find, isFlawed }: { find: (site: Site, words: Words) => Page; isFlawed: boolean },
): Page | undefined {
  try {
    return find(site, words)
  } catch (error) {
    if (isFlawed) return undefined
    throw error
  }
}

/** Shown in place of a page: what is wrong in the content, and where. */
function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <main className="preview-problems" lang="en">
      <h1>{problems.length === 1 ? 'A problem in the content' : `${problems.length} problems in the content`}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={formatProblem(problem)}>
            <code>
              {problem.file}:{problem.line}:{problem.column}
            </code>
            <p>
              {problem.message} {problem.remedy}
            </p>
          </li>
        ))}
      </ul>
    </main>
  )
}

/** The current content: a saved file shows without a reload. */
const content = signal(first)
import.meta.hot?.on(writtenEvent, (next: SiteRead) => {
  content.value = next
})

/** Fields with text for readers; ids, addresses and dates are not changed. */
const written = new Set(
  `alt antonyms approach caption challenge definition description etymology examples heading label method
  note question section synonyms term text title`.split(/\s+/),
)

/** The site with its copy in accented, longer letters: what stays plain comes from nowhere that is translated. */
const pseudoSite = memoize((site: Site) => accent(site) as Site)

function accent(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return written.has(field) ? pseudo(value) : value
  if (Array.isArray(value)) return value.map((one) => accent(one, field))
  if (typeof value !== 'object' || value === null) return value
  const node = Object.entries(value)
  const isText = 'type' in value && value.type === 'text'
  return Object.fromEntries(node.map(([key, inner]) => [key, accent(inner, isText && key === 'value' ? 'text' : key)]))
}
