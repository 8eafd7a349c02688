import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCompiledCatalog } from '@lingui/cli/api'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../content/checks/typography.ts'
import { changedCopy, goldenLines } from '../findings/golden.fixture.ts'
import { catalogRules } from './catalog-rules.ts'
import { checkCatalog } from './check-catalogs.ts'
import { compile, compilePseudo } from './compile.ts'
import { french, goldens } from './golden.fixture.ts'
import { checkCatalogs, readCatalog } from './own-catalogs.ts'
import { parsePo } from './po.ts'

const good = join(import.meta.dirname, 'golden/good')
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
  const written = readFileSync(join(good, french), 'utf8')
  const broken = goldens.find((golden) => golden.name === name)?.changes[french]?.(written) ?? ''
  const { edits } = checkCatalog(readCatalog(good, 'en'), parsePo(broken, 'fr.po'), 'fr')
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
    const pseudo = Object.values(compilePseudo(readCatalog(good, 'en')))
    expect(pseudo).toContainEqual(['⟦', 'Ŕéáð· <0>ţĥé ğûíðé···</0> ƀý· ', ['name'], '⟧'])
    expect(JSON.stringify(pseudo)).toContain('["n","plural",{"one":["#"," ɱéššáğé··"],"other":["#"," ɱéššáğéš···"]}]')
  })
})
