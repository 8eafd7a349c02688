import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { readSite } from '../../src/content/load.ts'
import { article } from '../../src/site/article.fixture.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import type { Finding } from '../findings/finding.ts'
import { placeOf } from '../findings/formats/pretty.ts'
import { applyChange } from '../findings/golden.fixture.ts'
import { checkTable } from '../routes/table.ts'
import { checkContent } from './check-content.ts'
import { checkOrphans } from './checks/pages.ts'
import { contentRules as rules } from './content-rules.ts'
import { type Mistake, mistakes } from './mistakes.fixture.ts'

const project = resolve(import.meta.dirname, '../..')
const content = 'src/content'
// Later than every date of the content.
const today = '2027-12-31'
const copy = sharedFolder()
let before: ReadonlySet<string>
beforeAll(() => {
  copyInto(copy, content)
  before = new Set(checkContent(copy, today).findings.map(keyOf))
})

/** Findings that every edit causes: the languages are out of step until somebody has reviewed them. */
const ofReviews: readonly string[] = [rules.translation, rules.unreviewed, rules.dateNotMoved].map(({ id }) => id)
const keyOf = ({ rule, message, ...where }: Finding) => `${placeOf({ rule, message, ...where })} ${rule} ${message}`

/** The findings that a copy has only because of these mistakes. */
function made(some: readonly Mistake[]): { findings: Finding[]; stops: ReadonlySet<string> } {
  for (const [, file, change] of some) applyChange(join(copy, content, file), change)
  const findings = checkContent(copy, today).findings.filter((finding) => !before.has(keyOf(finding)))
  for (const { file, line, snippet } of findings) if (snippet) expect(lineOf(file, line)).toContain(quoted(snippet))
  const { problems } = readSite(copy)
  for (const [, file] of some) {
    rmSync(join(copy, content, file), { force: true })
    if (existsSync(join(project, content, file))) cpSync(join(project, content, file), join(copy, content, file))
  }
  return { findings, stops: new Set(problems.map(({ file, message }) => file + message)) }
}

const lineOf = (file: string, line = 0) => readFileSync(join(copy, file), 'utf8').split('\n')[line - 1]
/** The part of a line in the snippet of a finding. */
const quoted = (snippet: string) => snippet.replaceAll('…', '').trim()

const entry = (name: string, finding: Finding, where: string) =>
  [
    `## ${name}`,
    '',
    // Without the line number, which changes with every edit of the file, nor the id of an article, which may be withdrawn; the snippet is compared with that line above.
    `\`${finding.file.replace(article.id, 'an-article')}\`${finding.snippet ? ', in this line:' : ''}`,
    '',
    ...(finding.snippet ? ['```text', finding.snippet, '```', ''] : []),
    `- **What is wrong:** ${finding.message}`,
    `- **What to do:** ${finding.remedy}`,
    `- **Where it shows:** ${where}`,
    '',
  ].join('\n')

const everywhere = 'the build stops; development and the preview show it in place of the page; `citence content check`.'
const inTable = 'the build stops; `citence check`, `citence routes`.'
const inCheck = '`citence content check`, the results panel of the preview.'

it('each of the typical mistakes is said once, at its place, in plain words, with what to do', async () => {
  const { findings, stops } = made(mistakes)
  const told = findings.filter(({ rule }) => !ofReviews.includes(rule))
  const entries = mistakes.map(([name, file]) => {
    const own = told.filter((finding) => finding.file === `${content}/${file}`)
    expect(
      own.map(({ message }) => message),
      name,
    ).toHaveLength(1)
    const [finding] = own
    if (!finding) throw new Error(name)
    expect(finding.remedy, name).not.toBe(rules.schema.remedy)
    const shown = finding.rule === rules.unreadFile.id ? '`citence content check`.' : inCheck
    return entry(name, finding, stops.has(finding.file + finding.message) ? everywhere : shown)
  })
  // One finding for each mistake: none for files that only refer to the broken entry.
  expect(told).toHaveLength(mistakes.length)
  const head = `# Typical mistakes, and what is said of each

All of them are made at once in one copy of the content by \`cli/content/mistakes.test.ts\`, which writes this page with
\`npx vitest run cli/content/mistakes --update\`.
`
  const more = [...ofTheTable(), ...ofReview()]
  await expect([head, ...entries, ...more].join('\n')).toMatchFileSnapshot('mistakes.md')
})

/** Mistakes in the route table, on made-up tables, as the project's own is right. */
function ofTheTable(): string[] {
  const file = 'src/site/routes.ts'
  const routes = [
    { id: 'faq', path: '/faq', type: 'other', published: true },
    { id: 'questions', path: '/faq', type: 'other', published: true },
  ] as const
  const text = routes
    .map(({ id, path }) => `  { id: '${id}', path: '${path}', type: 'other', published: true },`)
    .join('\n')
  const twice = checkTable({ file, text, routes, lists: {} })
  const slash = checkTable({
    file,
    text: text.replace('/faq', '/faq/'),
    routes: [{ ...routes[0], path: '/faq/' }],
    lists: {},
  })
  const pages = readSite(copy).site?.pages ?? []
  const orphans = checkOrphans(
    pages.map((page) => ({ ...page, topics: page.topics.filter((topic) => topic !== 'page video') })),
    new Set(['home', 'about', 'blog']),
    () => ({ file, line: 54, column: 5 }),
  )
  expect(orphans).toHaveLength(1)
  expect(twice).toHaveLength(1)
  expect(slash).toHaveLength(1)
  return [
    ...twice.map((finding) => entry('Two pages have one path', finding, inTable)),
    ...slash.map((finding) => entry('A path ends in a slash', finding, inTable)),
    ...orphans.map((finding) => entry('No page leads to a page', finding, '`citence content check`.')),
  ]
}

function ofReview(): string[] {
  const { findings } = made([['', 'pages/privacy/en.md', (text) => text.replace(/^# .*/m, '# Quite another title')]])
  const moved = findings.filter(({ rule }) => rule === rules.dateNotMoved.id)
  expect(moved).toHaveLength(1)
  return moved.map((finding) =>
    entry('The date of a page did not move with its text', finding, '`citence content check`.'),
  )
}

it('a ledger that cannot be read is one finding, without the numbers that it would know', () => {
  const { findings } = made([['', 'evidence.yaml', (text) => text.replace(/checked: .*/, 'checked: 12/11/2026')]])
  expect(findings.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    "src/content/evidence.yaml: 'checked' of 'aggarwal-2024' is '12/11/2026'.",
  ])
})

it('the words of a ledger are checked as those of pages are', () => {
  const { findings } = made([
    ['', 'claims.yaml', (text) => text.replace('fr: sous 48 heures', 'fr: sous 48 heures!')],
    ['', 'evidence.yaml', (text) => text.replace('en: An unedited page', 'en: TO WRITE. A page')],
  ])
  expect(findings.map(({ file, rule }) => `${file}: ${rule}`)).toEqual([
    'src/content/claims.yaml: content/french-typography',
    'src/content/evidence.yaml: content/placeholder',
  ])
})

it('a file with a byte order mark is read', () => {
  const { findings, stops } = made([
    ['', 'pages/faq/en.md', (text) => `\ufeff${text}`],
    ['', 'questions/en.yaml', (text) => `\ufeff${text}`],
  ])
  expect(findings).toEqual([])
  expect([...stops]).toEqual([])
})

it('a claim is not confirmed on a day that has not come yet', () => {
  const confirmed = '$&\n  confirmed: { by: Ada, on: 2031-01-01 }'
  const { findings } = made([['', 'claims.yaml', (text) => text.replace('  status: agency', confirmed)]])
  expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    `content/impossible-date: 'promise/answer' was confirmed on 2031-01-01; today is ${today}.`,
  ])
})
