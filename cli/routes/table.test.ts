import { describe, expect, it } from 'vitest'
import { aliasMistakes, routeMistakes } from '../../src/content/route-mistakes.ts'
import type { Route } from '../../src/site/routes.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import type { BuiltSite } from './built-site.ts'
import { checkAgainstTable, readDivergences } from './own-site.ts'
import { parsePage } from './parse-page.ts'
import { checkTable, type Table } from './table.ts'

const route = (id: string, more: Partial<Route> = {}): Route => ({
  id,
  path: `/${id}`,
  type: 'other',
  published: true,
  ...more,
})

function tableOf(routes: readonly Route[], lists: Table['lists'] = {}): Table {
  const text = routes.map(({ id, path }) => `  { ${id ? `id: '${id}', ` : ''}path: '${path}' },`).join('\n')
  return { file: 'routes.ts', text, routes, lists }
}

describe('the route table', () => {
  it('may not have an id or a path twice: reported at the entry', () => {
    const found = checkTable(tableOf([route('a'), route('b', { path: '/a' })]))
    expect(found).toMatchObject([
      {
        rule: 'routes/table-entry',
        file: 'routes.ts',
        line: 2,
        column: 5,
        message: "The path '/a' is that of 'a', too (src/site/routes.ts:1:5).",
      },
    ])
    expect(checkTable(tableOf([route('a'), route('a', { path: '/c' })]))).toMatchObject([
      { line: 2, message: "The id 'a' is that of src/site/routes.ts:1:5, too." },
    ])
  })

  it.each(['/faq/', 'faq', '/FAQ', '/our faq', '/faq--more', '/faq?a', '//faq', ''])(
    'may not have the path %j',
    (path) => {
      const [finding, ...more] = checkTable(tableOf([route('a'), route('faq', { path })]))
      expect(more).toEqual([])
      expect(finding).toMatchObject({
        rule: 'routes/table-entry',
        line: 2,
        message: `The path of 'faq' is '${path}': nobody would find its page there.`,
        remedy:
          'Write lower-case words joined by hyphens, with a slash before them and none at the end, such as /geo-for-law-firms.',
      })
    },
  )

  it.each(['/health', '/health/ready', '/rest/v1/a', '/auth/v1'])(
    'may not have %s, where the server answers',
    (path) => {
      expect(checkTable(tableOf([route('a'), route('b', { path })]))).toMatchObject([
        {
          rule: 'routes/table-entry',
          line: 2,
          message: `The path of 'b' is '${path}': the server itself answers there.`,
          remedy: 'Choose another path.',
        },
      ])
    },
  )

  it.each([
    ['/en/b', '/b'],
    ['/fr/b', '/b'],
    ['/b/index', '/b'],
  ])('may not have %s, which leads to %s', (path, other) => {
    expect(checkTable(tableOf([route('a'), route('c', { path })]))).toMatchObject([
      { line: 2, message: `The path of 'c' is '${path}', which is another address of '${other}'.` },
    ])
  })

  it.each(['/', '/404', '/blog/90-percent', '/health-care', '/blog/health'])('may have the path %s', (path) => {
    expect(checkTable(tableOf([route('a', { path })]))).toEqual([])
  })

  it.each<[key: string, value: unknown, said: string]>([
    ['publised', true, "There is no 'publised' in 'b'. Did you mean 'published'?"],
    ['published', undefined, "'published' of 'b' is missing. Write it."],
    ['id', undefined, "'id' is missing. Write it."],
    ['type', 'gide', "'type' of 'b' is 'gide'. Did you mean 'guide'?"],
  ])('is reported where its %s is %s', (key, value, said) => {
    const found = checkTable(tableOf([route('a'), { ...route('b'), [key]: value }]))
    expect(found.map(({ line, message, remedy }) => `${line} ${message} ${remedy}`)).toEqual([
      expect.stringContaining(`2 ${said}`),
    ])
  })

  it('may not have the former path of a moved or withdrawn page', () => {
    const from = { moved: { '/a': '/c' }, retired: { '/fr/b': '2026-11-26' } }
    expect(routeMistakes([route('a'), route('b'), route('c')], '', [], from).map(({ message }) => message)).toEqual([
      "Nobody gets the page at '/a': src/site/moved.ts says that it is at '/c' now.",
      "Nobody gets the page at '/fr/b': src/site/moved.ts says that it is gone.",
    ])
  })

  it.each([
    ['b', '/a', "Nobody comes to 'b': it is looked up as '/b'. Write '/b'."],
    ['//', '/a', "Nobody comes to '//': it is looked up as '/'. Write '/'."],
    ['/b/', '/fr/a', "Nobody comes to '/b/': it is looked up as '/b'. Write '/b'."],
    ['/en/b', '/a', "Nobody comes to '/en/b': it is looked up as '/b'. Write '/b'."],
    ['/été', '/a', "Nobody comes to '/été': it is looked up as '/%C3%A9t%C3%A9'. Write '/%C3%A9t%C3%A9'."],
    ['/b', '/a/', "'/b' leads to '/a/', where there is no page. Did you mean '/a'?"],
    ['/b', '/gone', "'/b' leads to '/gone', where there is no page. Let it lead to the canonical path of a page."],
  ])('is where an alias leads that visitors can ask for: not %s to %s', (alias, target, said) => {
    const from = { moved: { '/Old_Page.php': '/fr/a', [alias]: target }, retired: {} }
    const found = aliasMistakes([route('a')], `moved: {\n  '${alias}': '${target}'`, from)
    expect(found.map(({ line, message, remedy }) => `${line} ${message} ${remedy}`)).toEqual([`2 ${said}`])
  })

  it('is where a withdrawn page was that visitors can ask for', () => {
    const retired = { '/left/': '2026-11-21', '/gone': '2026-11-21' }
    const found = aliasMistakes([route('a')], "retired: {\n  '/left/': '2026-11-21'", { moved: {}, retired })
    expect(found.map(({ line, message }) => `${line} ${message}`)).toEqual([
      "2 Nobody comes to '/left/': it is looked up as '/left'.",
    ])
  })

  it('may not have a path that is the French one of another', () => {
    expect(checkTable(tableOf([route('a'), route('b', { path: '/fr/a' })]))).toHaveLength(1)
    const only = { locale: 'fr', fallback: 'c' } as const
    expect(
      checkTable(
        tableOf([route('a', { only: { ...only, locale: 'en' } }), route('b', { path: '/a', only }), route('c')]),
      ),
    ).toEqual([])
  })

  it('needs a published fallback in both languages for a one-language page', () => {
    const only = (fallback: string) => ({ only: { locale: 'fr' as const, fallback } })
    const messages = (routes: Route[]) => checkTable(tableOf(routes)).map(({ message }) => message)
    expect(messages([route('a', only('b')), route('b')])).toEqual([])
    expect(messages([route('a', only('gone'))])).toEqual(["'a' falls back to 'gone', which is no route."])
    expect(messages([route('a', only('b')), route('b', { published: false })])).toEqual([
      "'a' falls back to 'b', which is not published.",
    ])
    expect(messages([route('a', only('b')), route('b', only('a'))])).toHaveLength(2)
  })

  it('has every route that a menu names', () => {
    expect(checkTable(tableOf([route('a')], { menu: ['a', 'z'] }))).toMatchObject([
      { message: "menu names 'z', which is no route." },
    ])
  })
})

describe('the built site against the route table', () => {
  const built = (...paths: string[]): BuiltSite => {
    const pages = paths.map((path) =>
      parsePage('<html lang="en"></html>', { file: `dist${path}.html`, address: `${path}.html` }),
    )
    return {
      folder: 'dist',
      pages,
      byPath: new Map(pages.map((page) => [page.path, page])),
      files: new Set(),
      origin: undefined,
      base: '/',
      aliases: [],
      aliasFile: '',
      sitemaps: [],
      hasSitemap: false,
      precached: undefined,
    }
  }
  const rules = (site: BuiltSite, routes: Route[]) =>
    checkAgainstTable(site, tableOf(routes)).map(({ rule, file }) => `${rule} ${file}`)

  it('has every published route in every language it exists in, and nothing else', () => {
    expect(rules(built('/a', '/fr/a', '/404', '/fr/offline'), [route('a'), route('b', { published: false })])).toEqual(
      [],
    )
    expect(rules(built('/a'), [route('a')])).toEqual(['routes/missing-twin routes.ts'])
    expect(rules(built(), [route('a')])).toEqual(['routes/not-built routes.ts', 'routes/not-built routes.ts'])
    expect(rules(built('/fr/a'), [route('a', { only: { locale: 'fr', fallback: 'b' } })])).toEqual([])
    expect(rules(built('/a', '/fr/a', '/old'), [route('a')])).toEqual(['routes/not-in-table dist/old.html'])
  })
})

it.each([
  [2, 'A mark of git is left here', '- page: home\n<<<<<<< HEAD\n  reason: it differs\n'],
  [1, "'page' of entry 1 is 'hom'", '- page: hom\n  reason: it differs\n'],
])('in the declared differences, line %i: %s', (line, said, text) => {
  const folder = ownFolder({ 'divergences.yaml': text })
  const problems: unknown[] = []
  expect(readDivergences(`${folder}/divergences.yaml`, (problem) => problems.push(problem))).toEqual([])
  expect(problems).toMatchObject([{ line, message: expect.stringContaining(said) }])
})
