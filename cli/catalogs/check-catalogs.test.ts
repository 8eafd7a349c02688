import { join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../findings/edits.ts'
import { changedCopy, goldenLines } from '../findings/golden.fixture.ts'
import { catalogRules } from './catalog-rules.ts'
import { checkCatalog } from './check-catalogs.ts'
import { compile, compilePseudo } from './compile.ts'
import { french, goldens, good } from './golden.fixture.ts'
import { checkCatalogs, readCatalog } from './own-catalogs.ts'
import { parsePo } from './po.ts'
import { faults, valid } from './seeded.fixture.ts'

const root = join(import.meta.dirname, '..', '..')

describe('catalogs in which one thing is wrong', () => {
  it.each(goldens)('$name', ({ changes, found }) => {
    expect(goldenLines(checkCatalogs(changedCopy(good, changes)).findings)).toEqual(found)
  })

  it('are found by every rule; that the code asks for more has a test of its own', () => {
    const found = new Set(goldens.flatMap(({ found }) => found.map((line) => line.split(' ')[2])))
    const rules = Object.values(catalogRules).map(({ id }) => id)
    expect(rules.filter((id) => !found.has(id))).toEqual([catalogRules.outOfDate.id])
  })
})

it.each(['french-typography', 'french-spaces'])('%s: what --fix writes is the good catalog', (name) => {
  const written = good[french]
  const broken = goldens.find((golden) => golden.name === name)?.changes[french]?.(written) ?? ''
  const { edits } = checkCatalog(parsePo(good['locales/en.po'], 'en.po'), parsePo(broken, 'fr.po'), 'fr')
  expect(applyEdits(broken, edits)).toBe(written)
})

describe('compiled messages', () => {
  it.each(['en', 'fr'])("of '%s' are what Lingui compiles", (locale) => {
    const po = readCatalog(root, locale)
    const own = compile(po)
    const texts = Object.fromEntries(
      Object.keys(own).map((id, index) => [id, po.entries[index]?.text || po.entries[index]?.id || '']),
    )
    const { source } = createCompiledCatalog(locale, texts, { namespace: 'json' })
    expect({ messages: own }).toEqual(JSON.parse(source))
  })

  it('of the pseudo-locale keep placeholders, tags and plural forms', () => {
    const pseudo = Object.values(compilePseudo(parsePo(good['locales/en.po'], 'en.po')))
    expect(pseudo).toContainEqual(['⟦', 'Ŕéáð· <0>ţĥé ğûíðé···</0> ƀý· ', ['name'], '⟧'])
    expect(JSON.stringify(pseudo)).toContain('["n","plural",{"one":["#"," ɱéššáğé··"],"other":["#"," ɱéššáğéš···"]}]')
  })
})

const entry = (id: string, text: string) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`
const header = (language: string) => `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`

/** The findings when one catalog has these entries in English, and the other in French. */
function found(french: string, english = french, language = 'fr'): string[] {
  const source = parsePo(`${header('en')}\n${english}`, 'en.po')
  const { findings } = checkCatalog(source, parsePo(`${header(language)}\n${french}`, 'fr.po'), 'fr')
  return findings.map(({ rule }) => rule.replace('catalogs/', ''))
}

const pair = (id: string, text: string) => found(entry(id, text), entry(id, id))

it('finds nothing in a valid catalog', () => {
  const all = Object.values(valid)
  const french = all.map(([id, text]) => entry(id, text)).join('\n')
  // Words that are the same in both languages are the subject of another rule.
  expect(
    found(french, all.map(([id]) => entry(id, id)).join('\n')).filter(
      (rule) => rule !== 'french-typography' && rule !== 'identical',
    ),
  ).toEqual([])
})

it('names a placeholder once, however many forms lack it', () => {
  expect(pair('{n} of {all}', '{n, plural, one {# sur tous} other {# de tous}}')).toEqual(['placeholders'])
})

describe('finds', () => {
  it.each(faults)('%s', (_, of, french, rule) => {
    expect(pair(valid[of]?.[0] ?? '', french)).toContain(rule)
  })

  it('a message that is there twice, of which the last would win', () => {
    const english = entry('Send it', 'Send it')
    const french = `${entry('Send it', 'Envoyer')}\n${entry('Send it', 'Expédier')}`
    expect(found(french, english)).toEqual(['duplicate'])
    expect(found(entry('Send it', 'Envoyer'), `${english}\n${english}`)).toContain('duplicate')
  })

  it('a catalog that says it is in another language', () => {
    expect(found(entry('Send it', 'Envoyer'), entry('Send it', 'Send it'), 'en')).toEqual(['syntax'])
    expect(found(entry('Send it', 'Envoyer'), entry('Send it', 'Send it'), 'fr-CA')).toEqual([])
  })

  it('a missing many where a form is for a million', () => {
    const french = (many: string) =>
      `{n, plural, =1000000 {le million de visites} one {# visite}${many} other {# visites}}`
    const english = '{n, plural, =1000000 {a million visits} one {# visit} other {# visits}}'
    expect(pair(english, french(''))).toContain('plural')
    expect(pair(english, french(' many {# de visites}'))).not.toContain('plural')
  })
})
