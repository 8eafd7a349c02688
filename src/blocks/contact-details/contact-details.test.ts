import { expect, it } from 'vitest'
import { wordsOf } from '../../publish/site.fixture.ts'
import { brand } from '../../site/brand.ts'
import { hours } from '../details.tsx'
import { publish } from '../published.fixture.ts'

it('contact details name hours and closed days in the language of the page', async () => {
  const { html, twin } = await publish('::contact-details', { locale: 'fr' })
  expect(html).toContain('du lundi au vendredi, 9\u00a0h – 18\u00a0h')
  expect(html).toContain('samedi, 10\u00a0h – 14\u00a0h')
  expect(html).toContain('fermé le dimanche')
  expect(twin).toContain('9\u00a0h – 18\u00a0h · samedi, 10\u00a0h – 14\u00a0h · fermé le dimanche')
})

it('contact details lead to the same address and number in the page and its twin', async () => {
  const { html, twin } = await publish('::contact-details')
  const { href, display } = brand.phones.france
  expect(html).toContain(`<a href="${href}">${display.replaceAll(' ', '\u00a0')}</a>`)
  expect(twin).toContain(`](${href})`)
  expect(twin).toContain(`<${brand.emails.contact}>`)
})

it('days that do not follow each other are named one by one', () => {
  const said = (...days: Parameters<typeof hours>[1] & {}) => hours(wordsOf('en'), days).map(({ text }) => text)
  const half = { opens: '09:00', closes: '12:30' }
  expect(said({ ...half, days: ['Tuesday', 'Thursday', 'Friday'] }).slice(0, 1)).toEqual([
    'Tuesday, Thursday, and Friday, 9:00–12:30',
  ])
  expect(said({ ...half, days: ['Saturday', 'Sunday'] }).slice(0, 1)).toEqual(['Saturday to Sunday, 9:00–12:30'])
})
