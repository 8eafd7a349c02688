import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { collectionFile, collectionSchemas } from '../content/collections.ts'
import { pageMetaSchema } from '../content/model.ts'
import { collectionsOf } from '../content/page.fixture.ts'
import { parseBody, parseFrontmatter } from '../content/page.ts'
import { formatProblem } from '../content/problem.ts'
import { siteOf } from '../publish/site.fixture.ts'
import { pathOf, routeById } from '../site/routes.ts'
import { openSource, type Source } from './source.fixture.ts'

type Prerender = typeof import('./entry-prerender.tsx')
type Schema = z.core.JSONSchema.BaseSchema

/** Fields that are choices or names of others: what they become is not the word that is written. */
const named = new Set([
  'id',
  'source',
  'sources',
  'relatedTerms',
  'relatedQuestions',
  'author',
  'agency',
  'kind',
  'platform',
  'url',
])

/** What to look for, by the place of the field. */
type Wanted = Map<string, string>
let count = 0

/** A value with every field filled; text is a word of its own, so that it can be found again. */
function filled(schema: Schema, path: string, wanted: Wanted): unknown {
  const name = path.split('.').at(-1) ?? ''
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (name !== 'date' && schema.anyOf?.[0] && typeof schema.anyOf[0] === 'object')
    return filled(schema.anyOf[0], path, wanted)
  if (schema.type === 'boolean') return true
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
  if (named.has(name) || named.has(path.split('.').at(-2) ?? ''))
    return name === 'url' ? `https://${count}.example/` : 'one'
  if (name === 'date') {
    wanted.set(path, String(2100 + count))
    return String(2100 + count)
  }
  if (schema.format === 'date') {
    wanted.set(path, String(2100 + count))
    return `${2100 + count}-03-04`
  }
  const word = schema.format === 'uri' ? `https://w${count}w.example/` : `w${count}w`
  wanted.set(path, word)
  return /description/.test(name) ? `${word} ${'in so many words '.repeat(4)}` : word
}

const jsonOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input' })

/** Charts are of three kinds, of which each has fields of its own. */
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

/** The agency answers for these (src/content/claims.yaml). */
const claims = '- { id: case/one, status: agency }\n- { id: person/one, status: agency }\n'

const body = `
:::hero
# Title
:::

::figures{ids=one detail=true}

::questions{ids=one}

::glossary

::source-list{ids=one}

::case-studies

::author{id=one}

::chart{id=one}

::chart{id=one-1}

::chart{id=one-2}

::video{id=one}
`

let source: Source
let prerender: Prerender
beforeAll(async () => {
  source = await openSource()
  prerender = await source.load<Prerender>('/src/app/entry-prerender.tsx')
}, 60_000)
afterAll(() => source.close())

it('every field of every content schema is shown, or said to machines', async () => {
  const wanted: Wanted = new Map()
  const problems: string[] = []
  const report = (problem: Parameters<typeof formatProblem>[0]) => void problems.push(formatProblem(problem))
  const files = new Map(
    Object.entries(collectionSchemas).map(([name, schema]) => [
      `${name}/en.yaml`,
      JSON.stringify(entriesOf(jsonOf(schema), name, wanted)),
    ]),
  )
  expect([...files.keys()]).toContain(collectionFile('glossary', 'en'))
  const collections = collectionsOf('en', report, { ...Object.fromEntries(files), 'claims.yaml': claims })
  const meta = { ...Object(filled(jsonOf(pageMetaSchema), 'page', wanted)), schemaType: 'Article', author: 'one' }
  const place = {
    route: routeById('article-invisible-brands'),
    locale: 'en',
    path: pathOf('article-invisible-brands', 'en'),
    file: 'page.md',
  } as const
  const draft = parseFrontmatter(`---\n${JSON.stringify(meta)}\n---\n${body}`, place, collections, report)
  if (!draft) throw new Error(problems.join('\n'))
  const page = parseBody(draft, { collections, drafts: [draft], report })
  expect(problems).toEqual([])
  const site = siteOf(['home', 'blog'], page)
  const blog = parseBody(
    { ...draft, route: routeById('blog'), path: '/blog', text: `---\n---\n:::hero\n# Blog\n:::\n\n::articles\n` },
    { collections, drafts: [draft], report },
  )
  const index = { ...site, pages: [...site.pages, page] }
  const html = await prerender.renderPage(page, index, { script: '', css: '' }, 2026)
  const list = await prerender.renderPage(blog, index, { script: '', css: '' }, 2026)
  const beside = prerender.filesBeside(page, html)
  const all = html + list + beside.films.map(({ text }) => text).join()
  const missing = [...wanted].filter(([, word]) => !all.includes(word)).map(([path]) => path)
  expect(missing).toEqual([])
  expect(wanted.size).toBeGreaterThan(70)
})
