import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { pseudo } from '../../cli/catalogs/compile.ts'
import { absolute } from '../../src/site/addresses.ts'
import { publishedPages } from '../../src/site/routes.ts'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { filesOf, follow, runIn, tsc, vitest, withChecks } from './guide.ts'

const files = filesOf('language.md')
const lingui = 'node_modules/@lingui/cli/dist/lingui.js'
let copy: ProjectCopy

const read = (file: string) => readFileSync(join(copy.root, file), 'utf8')
const below = (locale: string, path: string) => (path === '/' ? `/${locale}` : `/${locale}${path}`)
const all = (pattern: string) => globSync(pattern, { cwd: copy.root })

/** Adds a third text to everything with a text for each of the two languages. */
const inThree = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inThree)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, inThree(one)] as const)
  return Object.fromEntries('en' in value && 'fr' in value ? [...entries, ['de', value.en]] : entries)
}

/** Words, pages and entries as a translator would add them: the English ones, their headings and buttons accented. */
function translate() {
  runIn(copy, lingui, 'extract', '--clean', '--workers', '1')
  for (const english of all('locales/**/en.po'))
    copy.write(
      english.replace('en.po', 'de.po'),
      read(english)
        .replace('"Language: en\\n"', '"Language: de\\n"')
        .replace(/^msgstr "([\w ]+)"$/gm, (_, text: string) => `msgstr "${pseudo(text)}"`),
    )
  for (const english of all('src/content/pages/*/en.md')) {
    const text = read(english).replace(/^# (\w+)/m, (_, word: string) => `# ${pseudo(word)}`)
    copy.write(english.replace('en.md', 'de.md'), text)
  }
  for (const english of all('src/content/*/en.yaml')) copy.write(english.replace('en.yaml', 'de.yaml'), read(english))
  const sources: { lang?: string }[] = parse(read('src/content/sources/en.yaml'))
  copy.write('src/content/sources/de.yaml', stringify(sources.map((source) => ({ lang: 'en', ...source }))))
  for (const file of ['claims', 'evidence'])
    copy.change(`src/content/${file}.yaml`, (text) => stringify(inThree(parse(text))))
}

beforeAll(() => {
  copy = copyProject()
  withChecks(copy)
  follow(files, copy)
  translate()
  copy.build()
})
afterAll(() => copy?.remove())

it('every page is built below the new prefix, in its language, and each language names the others', () => {
  const pages = publishedPages().filter(({ route, locale }) => locale === 'en' && !route.only)
  expect(pages.length).toBeGreaterThan(20)
  for (const { route } of pages) {
    const paths = ['en', 'fr', 'de'].map((locale) => [locale, locale === 'en' ? route.path : below(locale, route.path)])
    for (const [own, path = ''] of paths) {
      const html = read(`dist${path === '/' ? '/index' : path}.html`)
      // A page that is kept whole has no build.
      expect(html).toMatch(new RegExp(`^[^]{0,100}<html data-build="[^>]* lang="${own}"`))
      for (const [other, to = ''] of paths) {
        expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${absolute(to)}"/>`)
        if (other !== own) expect(html).toContain(`href="${to}" lang="${other}" hreflang="${other}"`)
      }
    }
  }
})

it('what is shown in place of a page is there, too', () => {
  for (const name of ['404', '410', 'offline']) expect(read(`dist/de/${name}.html`)).toMatch(/<html[^>]* lang="de"/)
})

it('its words are from its catalogs, and machines find it', () => {
  expect(read('dist/de.html')).toContain(`>${pseudo('Skip to content')}</a>`)
  expect(all('dist/de/**/*.html').some((file) => /„[^“”]+“/.test(read(file)))).toBe(true)
  expect(read('dist/de/llms.txt')).toContain('(https://www.citence.example/fr/llms.txt): Français')
  expect(read('dist/llms.txt')).toContain('[The same list in German](https://www.citence.example/de/llms.txt): Deutsch')
  expect(read('dist/sitemap.xml')).toContain('hreflang="de" href="https://www.citence.example/de/faq"')
  expect(JSON.parse(read('dist/de.webmanifest'))).toMatchObject({ lang: 'de', start_url: '/de' })
})

it('the database takes its forms', () => {
  expect(runIn(copy, vitest, 'run', '--project', 'backend', 'server/sql/forms.test.ts')).toMatch(/[1-9]\d* passed/)
})

it('the checks of the copy name every table that lacks it', () => {
  const { stderr, status } = spawnSync(process.execPath, ['cli/citence.js', 'content', 'check'], {
    cwd: copy.root,
    encoding: 'utf8',
  })
  const tables =
    'checks/calque-list.ts, checks/leftovers.ts, checks/repeated-facts.ts, checks/typography.ts, scaffold.ts'
  expect(stderr).toContain(`cli/content: 'de' is missing in ${tables}. Add it`)
  expect(status).toBe(2)
})

it('its types hold wherever visitors are served', () => {
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--checkers', '1', '--project', '.'], {
    cwd: copy.root,
    encoding: 'utf8',
  })
  expect(stdout).toContain('cli/content/checks')
  const errors = stdout.split('\n').filter((line) => /^(src|vite|server)\//.test(line) && !/\.test\.tsx?\(/.test(line))
  expect(errors).toEqual([])
})
