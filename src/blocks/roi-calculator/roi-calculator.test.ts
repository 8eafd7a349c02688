import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { breakEvenUplift, forecast, scenarios } from '../../roi/model/forecast.ts'
import { example } from '../../roi/model/inputs.ts'
import { formatAmount, formatPlain } from '../../roi/model/numbers.ts'
import { locales } from '../../site/locales.ts'
import { publish } from '../published.fixture.ts'

const body = ':::roi-calculator\n## Calculate\n\nYour numbers.\n:::\n'

it.each(['en', 'fr'] as const)(
  'fields and result of the example are text of the page and of its twin (%s)',
  async (locale) => {
    const { html, twin } = await publish(body, { locale })
    const result = formatAmount(forecast(example).net, 'money', locale)
    expect(html).toMatch(new RegExp(`<input [^>]*name="margin"[^>]* value="${formatPlain(example.margin, locale)}"`))
    for (const edition of [html, twin]) expect(edition).toContain(result)
    expect(twin).toContain(`(${formatPlain(example.margin, locale)})`)
  },
)

it('it is an application that costs nothing', async () => {
  const { nodes } = await publish(body, { id: 'roi-calculator', locale: 'fr' })
  expect(nodes.find((node) => node['@type'] === 'WebApplication')).toMatchObject({
    '@id': 'https://www.citence.example/fr/tools/geo-roi-calculator#application',
    inLanguage: 'fr',
    offers: { '@type': 'Offer', price: '0' },
  })
})

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

describe.each(locales)('the worked example of the page (%s)', (locale) => {
  const path = `src/content/pages/roi-calculator/${locale}.md`
  const said = plain(readFileSync(path, 'utf8'))
  const [low, base, high] = scenarios(example)
  const last = base?.forecast.months.at(-1)
  const money = (value = Number.NaN) => formatAmount(value, 'money', locale)

  it.each([
    ['the visits', formatAmount(example.visits, 'count', locale)],
    ['the added visits', formatAmount(last?.visits ?? 0, 'count', locale)],
    ['the leads', formatAmount(last?.leads ?? 0, 'count', locale)],
    ['the clients', formatAmount(last?.clients ?? 0, 'count', locale)],
    ['the margin per client', money(example.margin)],
    ['the margin of a month', money(last?.margin)],
    ['the gain', money(base?.forecast.gain)],
    ['the cost', money(base?.forecast.cost)],
    ['the net result', money(base?.forecast.net)],
    ['the loss of the low scenario', money(Math.abs(low?.forecast.net ?? 0))],
    ['the gain of the high one', money(high?.forecast.net).replace(/\s€/, '')],
    ['the cents on top of each euro', String(Math.round((base?.forecast.roi ?? 0) * 100))],
    ['the month of the payback', ` ${forecast(example).payback}`],
  ])('%s is what the calculator says', (_, amount) => {
    expect(amount).not.toContain('NaN')
    expect(said).toContain(plain(amount))
  })
})

it('the example breaks even "a little below a third"', () => {
  expect(breakEvenUplift(example)).toBeGreaterThan(28)
  expect(breakEvenUplift(example)).toBeLessThan(100 / 3)
})
