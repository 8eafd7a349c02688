import type { BrowserContext, Page } from '@playwright/test'
import { ledger, type Stored } from '../../src/site/ledger.ts'
import { chosen, kept } from './fixtures/events.ts'
import { expect, test } from './fixtures/test.ts'
import { touchForm, workerReady } from './fixtures/worker.ts'

/** Everything that the browser stores for the site. */
async function held(page: Page, context: BrowserContext): Promise<Stored[]> {
  const { local, session, databases, cookies } = await kept(page, context)
  const cache = await page.evaluate(() => caches.keys())
  const places = { local, session, cookie: cookies, cache, database: databases.map((name = '') => name) }
  return placesOf.flatMap((place) => places[place].map((key) => ({ place, key })))
}

const placesOf = ['cookie', 'local', 'session', 'database', 'cache'] as const
const known = ledger.flatMap(({ stored }) => stored)
const isKnown = ({ place, key }: Stored) =>
  known.some((entry) => entry.place === place && (entry.isPrefix ? key.startsWith(entry.key) : key === entry.key))

test('a browser holds nothing that the ledger, and with it the privacy page, does not name', async ({
  page,
  context,
  site,
}) => {
  await chosen(context, site.url, { analytics: true, marketing: true })
  await page.goto('/')
  await workerReady(page)
  await page.locator('[data-action="theme"]').first().click()
  await touchForm(page)
  await page.keyboard.type('A draft')
  await expect.poll(async () => (await held(page, context)).map(({ key }) => key)).toContain('citence-drafts')
  await page.goto('/faq')
  await expect.poll(async () => (await held(page, context)).map(({ key }) => key)).toContain('citence-journal')
  const found = await held(page, context)
  expect(found.filter((one) => !isKnown(one))).toEqual([])
  for (const key of ['citence-consent', 'citence-theme', 'visitor-choices', 'citence-session', 'citence-events'])
    expect(found.map((one) => one.key)).toContain(key)
  await page.goto('/privacy')
  for (const { key } of known) await expect(page.getByRole('main')).toContainText(key)
})
