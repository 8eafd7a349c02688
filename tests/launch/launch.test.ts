import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLaunch, fictions } from '../../cli/launch/check-launch.ts'
import { readLedger } from '../../cli/launch/ledger.ts'
import { copyProject, type ProjectCopy } from '../project/copy.ts'

const own = resolve(import.meta.dirname, '../..')
const rulesIn = async (root: string) =>
  (await checkLaunch(root)).findings.map(({ rule, message }) => `${rule} ${message}`)

describe('this site, a demonstration', () => {
  it('is refused, for every kind of reason', async () => {
    const found = await rulesIn(own)
    expect(found).toContain("launch/placeholder 'www.citence.example' is a name reserved for examples.")
    expect(found).toContain(
      "launch/placeholder '+1 202 555 0142' is an American telephone number reserved for fiction.",
    )
    expect(found).toContain('launch/illustrative brand.founder is invented.')
    expect(found).toContain("launch/illustrative 'case/lyon-real-estate' is an illustration.")
    expect(found).toContain("launch/undated-case 'case/lyon-real-estate' does not say when it ran.")
    expect(found).toContain(
      "launch/languages-differ 'figure/days-to-index' is 12 days in English and 14 jours in French.",
    )
    expect(found).toContain("launch/unconfirmed 'promise/answer' does not say who confirmed it.")
  })

  it('names the line of each', async () => {
    const { findings } = await checkLaunch(own)
    for (const { file, line, snippet } of findings) {
      const written = readFileSync(join(own, file), 'utf8').split('\n')[(line ?? 0) - 1]?.trim() ?? ''
      expect(written).toContain((snippet ?? '').replaceAll('…', '').slice(0, 20))
      expect(written).not.toBe('')
    }
  })

  it('has no claim that nothing answers for, and shows each somewhere', () => {
    for (const { id, shown } of readLedger(own)) expect([id, shown.length > 0]).toEqual([id, true])
  })
})

describe('the same site, made ready', () => {
  let copy: ProjectCopy
  beforeAll(() => {
    copy = copyProject()
    copy.change('src/site/brand.ts', (text) =>
      text
        .replaceAll('.example', '.fr')
        .replaceAll('Exemple', 'Turenne')
        .replace(/\+33 ?1 ?99 ?00/g, '+33 1 42 74')
        .replace('555 0142', '634 0188')
        .replace('5550142', '6340188')
        .replace('000 000 000', '912 345 678')
        .replace('000000000', '83912345678')
        .replace(/illustrative: \[[^\]]*\]/, 'illustrative: []'),
    )
    copy.change('src/content/claims.yaml', (text) =>
      text
        .replaceAll('status: illustrative', 'status: agency')
        .replace(
          /^(- \{ id: .*) \}$/gm,
          '$1, period: 2025-01 to 2025-06, n: 1 200, confirmed: { by: C. V., on: 2026-11-20 } }',
        )
        .replace(
          /^( {2}status: agency\n)/gm,
          '$1  period: 2025-01 to 2025-06\n  n: 1 200\n  confirmed: { by: C. V., on: 2026-11-20 }\n',
        ),
    )
    for (const [fr, en] of [
      ['78 %', '84 %'],
      ['95 %', '97 %'],
      ['14 jours', '12 jours'],
    ] as const)
      copy.change('src/content/figures/fr.yaml', (text) => text.replace(`value: ${fr}`, `value: ${en}`))
  })
  afterAll(() => copy.remove())

  it('is let through, and refused again for an entry that names nothing', async () => {
    expect(await rulesIn(copy.root)).toEqual([])
    copy.change('src/content/claims.yaml', (text) => `${text}- { id: figure/nobody, status: agency }\n`)
    expect(await rulesIn(copy.root)).toEqual([
      "launch/claim-of-nothing 'figure/nobody' is in the ledger, and no file has it.",
    ])
  })
})

it.each([
  ['https://www.shop.example/a', 'www.shop.example'],
  ['call 06 39 98 12 34', '06 39 98 12 34'],
  ['+44 20 7946 0123', '+44 20 7946 0123'],
  ['me@example.org', 'example.org'],
])('knows what is reserved in %j', (text, words) => {
  expect(fictions(text).map((fiction) => fiction.words)).toEqual([words])
})

it.each([
  'for example, the page',
  '// see https://www.shop.example',
  'an exemplary page',
  '01 42 74 12 34',
  'example.computer',
])('lets %j pass', (text) => {
  expect(fictions(text)).toEqual([])
})
