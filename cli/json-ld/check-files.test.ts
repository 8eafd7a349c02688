import { join } from 'node:path'
import { expect, it } from 'vitest'
import { processorSeconds } from '../../src/site/processor-time.fixture.ts'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { checkFiles, checkText } from './check-files.ts'

const mode = { strict: false, google: undefined }
const rulesOf = (text: string) => checkText('<stdin>', text, mode).findings.map(({ rule }) => rule)
const person = (more: string) => `{"@context": "https://schema.org", "@type": "Person", "name": "Ada"${more}}`

function folderOf(files: Record<string, string | Buffer>) {
  const folder = ownFolder(files)
  return (...names: string[]) =>
    checkFiles(
      names.map((name) => ({ file: join(folder, name), named: true })),
      mode,
      false,
    )
}

it('a file that cannot be read is a finding, and the others are checked', () => {
  const check = folderOf({ 'a.jsonld': person(', "nmae": "x"') })
  const { findings } = check('gone.jsonld', 'a.jsonld')
  expect(findings.map(({ rule, file }) => `${rule} ${file.split('/').at(-1)}`)).toEqual([
    'jsonld/unreadable gone.jsonld',
    'jsonld/unknown-property a.jsonld',
  ])
})

it.each([
  ['lists', `{"@context": "https://schema.org", "@graph": ${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['nodes', person(`, "knows": ${'{"@type": "Person", "knows": '.repeat(10_000)}"Ada"${'}'.repeat(10_000)}`)],
])('10,000 nested %s are a finding, and the next file is checked', (_, text) => {
  const check = folderOf({ 'deep.jsonld': text, 'next.jsonld': person(', "nmae": "x"') })
  expect(check('deep.jsonld', 'next.jsonld').findings.map(({ rule }) => rule)).toEqual([
    'jsonld/too-deep',
    'jsonld/unknown-property',
  ])
})

it('a key of 200 KB is named, not printed', () => {
  const key = 'k'.repeat(200_000)
  const { findings } = checkText('<stdin>', person(`, "${key}": 1, "${key}": 2`), mode)
  expect(findings.map(({ rule }) => rule).sort()).toEqual(['jsonld/duplicate-key', 'jsonld/unknown-property'])
  expect(JSON.stringify(findings).length).toBeLessThan(4000)
})

it('a file of thousands of documents with faults of the graph is not read again for each', () => {
  const document = `<script type="application/ld+json">{"@id": "#a"}</script>${' '.repeat(1000)}`
  const check = folderOf({ 'many.html': document.repeat(3000) })
  const seconds = processorSeconds(() => expect(check('many.html').findings).toHaveLength(6000))
  expect(seconds).toBeLessThan(4)
})

it('of 4,000 ids that nothing defines 50 are named, and the document is parsed once for all', () => {
  const knows = Array.from({ length: 4000 }, (_, index) => `{"@id": "#${index}"}`)
  const rules = rulesOf(person(`, "knows": [${knows.join(', ')}]`))
  expect(rules).toEqual([...Array.from({ length: 50 }, () => 'jsonld/dangling-id'), 'jsonld/more'])
})

it('20,000 unknown names are told as what they are, in no more than linear time', () => {
  const names = (count: number, from: number) =>
    person(Array.from({ length: count }, (_, index) => `, "unknown${from + index}": ${index}`).join(''))
  const time = (text: string) => processorSeconds(() => expect(rulesOf(text)).toContain('jsonld/more'))
  time(names(200, 0))
  const [few, many] = [time(names(2000, 1e6)), time(names(20_000, 2e6))]
  expect(many).toBeLessThan(Math.max(few, 0.05) * 40)
})

it.each([
  ['UTF-16', Buffer.from(`\uFEFF<script type="application/ld+json">${person(', "nmae": "é"')}</script>`, 'utf16le')],
  [
    'Windows-1252',
    Buffer.from(
      `<meta charset=windows-1252><script type="application/ld+json">${person(', "nmae": "é"')}</script>`,
      'latin1',
    ),
  ],
])('a page in %s is read', (_, bytes) => {
  const { findings } = folderOf({ 'page.html': bytes })('page.html')
  expect(findings).toMatchObject([{ rule: 'jsonld/unknown-property', snippet: expect.stringContaining('é') }])
})

it.each(['https://shema.org', 'http://schema.com/', 'https://www.schemas.org', 'https://schema.rog'])(
  'the context %s is a slip, and no other vocabulary',
  (context) => {
    expect(rulesOf(person('').replace('https://schema.org', context))).toEqual(['jsonld/no-context'])
  },
)

it('usual markup has no findings', () => {
  const step = '{"@type": "ListItem", "position": 1, "item": {"@id": "https://a.example/", "name": "A"}}'
  const counter =
    '{"@type": "InteractionCounter", "interactionType": "https://schema.org/LikeAction", "userInteractionCount": 4}'
  expect(
    rulesOf(
      `[{"@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": [${step}]},
        {"@context": "https://schema.org", "@type": "ImageObject", "width": 1200, "height": 630, "url": "https://a.example/a.png"},
        {"@context": "https://schema.org", "@type": "Article", "interactionStatistic": ${counter}}]`,
    ),
  ).toEqual([])
})

const faq = (answer: string, shown: string) =>
  `<html lang="fr"><title>Questions</title><script type="application/ld+json">{"@context": "https://schema.org", "@type": "FAQPage",
   "mainEntity": {"@type": "Question", "name": "Pourquoi ?", "acceptedAnswer": {"@type": "Answer", "text": ${JSON.stringify(answer)}}}}</script>
   <h2>Pourquoi ?</h2><p>${shown}</p></html>`

it.each([
  [
    'entities',
    '<p>Parce que c&eacute;tait l&#039;&eacute;t&eacute; &amp; qu&rsquo;il faisait beau.</p>',
    'Parce que cétait l’été &amp; qu’il faisait beau.',
  ],
  ['entities escaped twice', 'Un caf&amp;eacute; noir, bien chaud', 'Un café noir, bien chaud'],
  [
    'links between the words',
    'Lisez le guide. Il dit tout. Il est court. <a href="/g">Le guide</a>',
    'Lisez le guide. Il dit tout. Il est court.',
  ],
])('an answer is on the page, with %s', (_, answer, shown) => {
  expect(rulesOf(faq(answer, shown))).toEqual([])
})

const article = (dates: string, shown: string, language: string) =>
  `<html lang="${language}"><title>Page</title><script type="application/ld+json">{"@context": "https://schema.org", "@type": "Article", ${dates}}</script>${shown}</html>`

it.each([
  ['the day before, by time zone', '"datePublished": "2026-03-10T23:30:00-08:00"', '<p>Published March 11, 2026</p>'],
  [
    'another date for another thing',
    '"dateModified": "2026-05-01"',
    '<p>Published March 1, 2026. Updated May 1, 2026</p>',
  ],
  [
    'the publication shown, the change not',
    '"datePublished": "2026-03-01", "dateModified": "2026-05-01"',
    '<p>Published March 1, 2026</p>',
  ],
  [
    'dates of comments',
    '"datePublished": "2026-03-01"',
    '<p>1 March 2026</p><p>Published by me. Your address will not be published.</p><ol><li>Posted on May 2, 2024</li></ol>',
  ],
  ['a date in French', '"datePublished": "2026-08-01"', '<p>Publié le samedi 1er août 2026</p>'],
])('a date agrees: %s', (_, dates, shown) => {
  expect(rulesOf(article(dates, shown, shown.includes('Publié') ? 'fr' : 'en'))).toEqual([])
})

it.each([
  ['published', '"datePublished": "2026-03-01"', '<p>Published on Monday, May 4, 2026</p>', 'en'],
  ['changed', '"dateModified": "2026-03-01"', '<p>Mis à jour le 4 mai 2026</p>', 'fr'],
  ['published, as machines write it', '"datePublished": "2026-03-01"', '<p>Published: 2026-05-04</p>', 'en'],
])('a date is contradicted: %s', (_, dates, shown, language) => {
  expect(rulesOf(article(dates, shown, language))).toEqual(['jsonld/contradicted-date'])
})
