import { expect, it } from 'vitest'
import { z } from 'zod'
import { claimSchema } from '../content/claims.ts'
import { chartSchema } from '../content/collection-schemas.ts'
import { collectionSchemas } from '../content/collections.ts'
import { evidenceSchema } from '../content/evidence.ts'
import { type Page, pageMetaSchema } from '../content/model.ts'
import { collectionsOf } from '../content/page.fixture.ts'
import { parseBody, parseFrontmatter } from '../content/page.ts'
import { formatProblem } from '../content/problem.ts'
import { siteOf } from '../publish/site.fixture.ts'
import { article } from '../site/article.fixture.ts'
import { otherLocale } from '../site/locales.fixture.ts'
import { type Locale, locales } from '../site/locales.ts'
import { pathOf, type RouteId, routeById } from '../site/routes.ts'
import { filesBeside, renderPage } from './entry-prerender.tsx'

type Schema = z.core.JSONSchema.BaseSchema

/** Fields that refer to others: the page shows what they refer to, not the word that is written. */
const named = new Set(['id', 'figure', 'source', 'sources', 'relatedTerms', 'relatedQuestions', 'author'])

/** For maintainers, not published; `citence check` reads them. */
const forMaintainers = /^page\.publishAt$|^claims\.0\.(period|n|confirmed\.)/

/** Covered by the tests of their kinds: `featured` needs a second case, and `status` shows on a case or a person. */
const shownElsewhere = ['case-studies.0.featured', 'claims.0.status']

/** What to look for, by the place of the field. */
type Wanted = Map<string, string>
let count = 0

/** The choices of all schemas, by their place. */
const choices = new Set<string>()
/** The choice that differs in this rendering. */
let changed: string | undefined

/** The first of the values that a field allows, or another. */
function chosen(path: string, values: readonly unknown[]): unknown {
  if (values.length > 1) choices.add(path)
  const first = Math.max(0, values.indexOf('Article'))
  return values.at(path === changed ? first - 1 : first)
}

/** A value with every field filled; text is a word of its own, so that it can be found again. */
function filled(schema: Schema, path: string, wanted: Wanted): unknown {
  const name = path.split('.').at(-1) ?? ''
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return chosen(path, schema.enum)
  if (name !== 'date' && schema.anyOf?.[0] && typeof schema.anyOf[0] === 'object')
    return filled(schema.anyOf[0], path, wanted)
  if (schema.type === 'boolean') return chosen(path, [true, false])
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
        key === 'agency' || typeof inner === 'boolean' ? [] : [[key, filled(inner, `${path}.${key}`, wanted)]],
      ),
    )
  if (schema.type === 'array' && schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    const items = schema.items
    return Array.from({ length: schema.minItems ?? 1 }, (_, n) => filled(items, `${path}.${n}`, wanted))
  }
  count += 1
  if ([schema.type].flat().some((type) => type === 'number' || type === 'integer')) {
    const value = 600 + count
    const isTime = ['start', 'end', 'time', 'duration'].includes(name)
    wanted.set(path, isTime ? `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}` : String(value))
    return value
  }
  // A month.
  if (schema.pattern?.startsWith('^\\d{4}-')) {
    wanted.set(path, String(2100 + count))
    return `${2100 + count}-03`
  }
  const isFigure = /^charts\..*\.(?:from|to)$/.test(path)
  if (isFigure || named.has(name) || named.has(path.split('.').at(-2) ?? ''))
    return /^claims/.test(path) ? 'promise/one' : 'one'
  // A chart draws it, perhaps as squares of a hundred.
  if (/^figures\..*value$/.test(path)) {
    const value = `${count % 100}.${600 + count}`
    wanted.set(path, value)
    return value
  }
  if (name === 'publishAt') return '2100-03-04T09:00Z'
  if (schema.format === 'date') {
    wanted.set(path, String(2100 + count))
    return `${2100 + count}-03-04`
  }
  // A source may be dated by its year only.
  if (name === 'date') {
    wanted.set(path, String(2100 + count))
    return String(2100 + count)
  }
  const word = schema.format === 'uri' || name === 'url' ? `https://w${count}w.example/` : `w${count}w`
  wanted.set(path, word)
  if (schema.pattern?.startsWith('^\\/')) return `/${word}`
  return /description/.test(name) ? `${word} ${'in so many words '.repeat(4)}` : word
}

const jsonOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' })

/** Charts are of several kinds, of which each has fields of its own. */
function entriesOf(schema: Schema, name: string, wanted: Wanted): unknown[] {
  const items = schema.items
  if (!items || typeof items !== 'object' || Array.isArray(items)) throw new Error(`${name} is no list.`)
  const kinds = items.oneOf ?? [items]
  return kinds.flatMap((kind, index) =>
    typeof kind === 'boolean'
      ? []
      : [{ ...Object(filled(kind, `${name}.${index}`, wanted)), id: index ? `one-${index}` : 'one' }],
  )
}

/** The agency answers for these. */
const agency = ['case/one', 'person/one'].map((id) => ({ id, status: 'agency' }))

const body = `
:::hero
# Title

We promise {promise.one}.
:::

::figures{ids=one detail=true}

::questions{ids=one}

::glossary

::source-list{ids=one detail=true}

::case-studies

::author{id=one}

${chartSchema.options.map((_, index) => `::chart{id=${index ? `one-${index}` : 'one'}}\n`).join('\n')}
::video{id=one}
`

/** Everything that is published of pages which contain every field, and the words to look for. */
async function published(locale: Locale): Promise<{ all: string; wanted: Wanted }> {
  const wanted: Wanted = new Map()
  const problems: string[] = []
  const report = (problem: Parameters<typeof formatProblem>[0]) => void problems.push(formatProblem(problem))
  count = 0
  const fill = (name: string, schema: z.ZodType) => entriesOf(jsonOf(schema), name, wanted)
  const files = Object.entries(collectionSchemas).map(([name, schema]) => [
    `${name}/${locale}.yaml`,
    JSON.stringify(fill(name, schema)),
  ])
  const collections = collectionsOf(locale, report, {
    ...Object.fromEntries(files),
    'claims.yaml': JSON.stringify([
      ...agency,
      ...fill('claims', z.array(claimSchema)).map((claim) => ({ ...Object(claim), id: 'promise/one' })),
    ]),
    'evidence.yaml': JSON.stringify(
      fill('evidence', z.array(evidenceSchema)).map((entry) => ({ ...Object(entry), source: 'one', id: undefined })),
    ),
  })
  const meta = { ...Object(filled(jsonOf(pageMetaSchema), 'page', wanted)), author: 'one' }
  const at = (id: RouteId) => ({ route: routeById(id), locale, path: pathOf(id, locale), file: 'page.md' }) as const
  const draft = parseFrontmatter(`---\n${JSON.stringify(meta)}\n---\n${body}`, at(article.id), collections, report)
  if (!draft) throw new Error(problems.join('\n'))
  const from = { collections, drafts: [draft], report }
  const page = parseBody(draft, from)
  const blog = parseBody({ ...draft, ...at('blog'), text: ':::hero\n# Blog\n:::\n\n::articles\n' }, from)
  expect(problems).toEqual([])
  const site = siteOf(['home', 'blog'], page)
  const index = { ...site, pages: [...site.pages, page] }
  const render = (one: Page) => renderPage(one, index, { script: '', css: '' }, 2026)
  const [html, list] = [await render(page), await render(blog)]
  return {
    all:
      html +
      list +
      filesBeside(page, html)
        .films.map(({ text }) => text)
        .join(),
    wanted,
  }
}

it.each(locales)('every field of every content schema is shown, or said to machines (%s)', async (locale) => {
  const { all, wanted } = await published(locale)
  const isMeant = (path: string) => !forMaintainers.test(path) && !path.endsWith(`.${otherLocale(locale)}`)
  const missing = [...wanted].filter(([path, word]) => isMeant(path) && !all.includes(word)).map(([path]) => path)
  expect(missing).toEqual([])
  expect(wanted.size).toBeGreaterThan(85)
})

it('every choice that a content schema offers changes what is published', async () => {
  const { all } = await published('en')
  expect(choices.size).toBeGreaterThan(8)
  const idle: string[] = []
  for (const path of choices) {
    changed = path
    if ((await published('en')).all === all) idle.push(path)
  }
  changed = undefined
  expect(idle).toEqual(shownElsewhere)
}, 60_000)
