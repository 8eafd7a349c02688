import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

const body = ':::readiness-checker\n## Check a page\n\nPaste it.\n:::\n'

it('the fields are text of the page, and a list for assistants', async () => {
  const { html, twin } = await publish(body)
  expect(html).toMatch(/<form [^>]*aria-label="Check a page".*<textarea [^>]*name="html"/s)
  expect(html).toContain('data-island="readiness-checker"')
  // The tool comes before its description.
  expect(twin).toMatch(/^## Check a page\n\n\*\*\[Check a page\].*^- HTML of the page.*^Paste it\.$/ms)
  for (const field of ['HTML of the page', 'Or files, several at once', 'Address of the page', 'robots.txt'])
    expect(twin).toMatch(new RegExp(`^- ${field}`, 'm'))
})

it('its heading leaves the id of the form to the form', async () => {
  const { html } = await publish(body.replace('Check a page', 'Checker'))
  expect(html).toMatch(/<h2 id="checker-2">Checker<.*<form id="checker"/)
})

it('it is an application that costs nothing', async () => {
  const { nodes } = await publish(body, { id: 'services' })
  expect(nodes.find((node) => node['@type'] === 'WebApplication')).toMatchObject({
    '@id': 'https://www.citence.example/agency/services#application',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0' },
  })
})
