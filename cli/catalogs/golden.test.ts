import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { describe, expect, it, onTestFinished } from 'vitest'
import { applyEdits } from '../content/checks/typography.ts'
import { goldenIn, goldenLines } from '../findings/golden.fixture.ts'
import { catalogRules } from './catalog-rules.ts'
import { checkCatalog } from './check-catalogs.ts'
import { compile, compilePseudo } from './compile.ts'
import { checkCatalogs, readCatalog } from './own-catalogs.ts'
import { parsePo } from './po.ts'

const goldens = goldenIn(join(import.meta.dirname, 'golden'))
const root = join(import.meta.dirname, '..', '..')

describe('catalogs in which one thing is wrong', () => {
  it.each(goldens)('$name', ({ expected, folder, remove }) => {
    onTestFinished(remove)
    expect(goldenLines(checkCatalogs(folder()).findings)).toEqual(expected)
  })

  it('are found by every rule; that the code asks for more has a test of its own', () => {
    const found = new Set(goldens.flatMap(({ expected }) => expected.map((line) => line.split(' ')[2])))
    const rules = Object.values(catalogRules).map(({ id }) => id)
    expect(rules.filter((id) => !found.has(id))).toEqual([catalogRules.outOfDate.id])
  })
})

it.each(['french-typography', 'french-spaces'])('%s: what --fix writes is the good catalog', (name) => {
  const read = (folder: string) => readFileSync(join(import.meta.dirname, 'golden', folder, 'locales/fr.po'), 'utf8')
  const source = readCatalog(join(import.meta.dirname, 'golden/good'), 'en')
  const { edits } = checkCatalog(source, parsePo(read(name), 'fr.po'), 'fr')
  expect(
    applyEdits(
      read(name),
      edits.map((edit) => ({ ...edit, file: 'fr.po' })),
    ),
  ).toBe(read('good'))
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
    const pseudo = Object.values(compilePseudo(readCatalog(join(import.meta.dirname, 'golden/good'), 'en')))
    expect(pseudo).toContainEqual(['⟦', 'Ŕéáð· <0>ţĥé ğûíðé···</0> ƀý· ', ['name'], '⟧'])
    expect(JSON.stringify(pseudo)).toContain('["n","plural",{"one":["#"," ɱéššáğé··"],"other":["#"," ɱéššáğéš···"]}]')
  })
})
