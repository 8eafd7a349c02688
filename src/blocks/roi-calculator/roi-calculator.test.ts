import { expect, it } from 'vitest'
import { forecast } from '../../roi/model/forecast.ts'
import { example } from '../../roi/model/inputs.ts'
import { formatAmount, formatPlain } from '../../roi/model/numbers.ts'
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
