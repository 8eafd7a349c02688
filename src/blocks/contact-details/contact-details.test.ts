import { expect, it } from 'vitest'
import { brand } from '../../site/brand.ts'
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
