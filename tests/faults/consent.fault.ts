import type { BrowserContext, Page } from '@playwright/test'
import { testKeys } from '../../server/testing/server.ts'
import { tabPage } from '../bench/outbox/crashes.ts'
import { uuidOf } from '../bench/outbox/rows.ts'
import { chosen, waiting, wake } from '../e2e/fixtures/events.ts'
import type { Site } from './site.ts'
import { conversions, expect, expectLeads, keep, open, said, send, sent, sentLater, stored, test } from './test.ts'

const events = (site: Site) => site.calls.filter(({ path }) => path.includes('/analytics_events'))

/** No trace of analytics: no request, no database, no cookie but the choice itself. */
async function expectNothing(page: Page, context: BrowserContext, site: Site, cookies: readonly string[]) {
  expect(events(site)).toEqual([])
  expect(await stored(page, 'citence-events', 'events')).toBeUndefined()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(cookies)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
}

/** Some reading, in two pages, with the tab hidden and shown again. */
async function read(page: Page) {
  await page.mouse.wheel(0, 2_000)
  await page.goto('/complete-geo-guide')
  await page.mouse.wheel(0, 2_000)
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pagehide'))
  })
  await page.goto('/faq')
}

const banner = (page: Page) => page.getByRole('dialog', { name: said.cookies })

test('row 20: no choice: nothing is written, nothing is sent', async ({ page, context, site }) => {
  await open(page)
  await expect(banner(page)).toBeVisible()
  await read(page)
  await expectNothing(page, context, site, [])
})

test('row 20: refusal: nothing is written, nothing is sent', async ({ page, context, site }) => {
  await open(page)
  await banner(page).getByRole('button', { name: said.rejectAll }).click()
  await read(page)
  await expectNothing(page, context, site, ['citence-consent'])
})

/** A tab with the site's event queue only, without analytics. */
async function openTab(context: BrowserContext, site: Site): Promise<Page> {
  const body = await tabPage()
  const html = { 'content-type': 'text/html' }
  site.force({ kind: 'answer', status: 200, body, headers: html }, ({ path }) => path === '/tab')
  const page = await context.newPage()
  await page.goto('/tab')
  await page.evaluate((key) => window.tab.open({ key, most: 5_000 }), testKeys.publishableKey)
  return page
}

test('row 20: the queue without consent: no database, no request', async ({ context, site }) => {
  const page = await openTab(context, site)
  await page.evaluate(async () => {
    await window.tab.add(1, 0, 1).catch(() => {})
    await window.tab.leave(1, 2)
    await window.tab.flush()
  })
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  expect(events(site)).toEqual([])
})

test('row 21: consent withdrawn while a batch is under way: nothing after it, empty in every tab', async ({
  context,
  site,
}) => {
  const [here, there] = [await openTab(context, site), await openTab(context, site)]
  await there.evaluate(() => window.tab.allow())
  const arrived = Promise.withResolvers<void>()
  site.force({ kind: 'hang', meanwhile: arrived.resolve })
  await here.evaluate(async () => {
    window.tab.allow()
    await window.tab.fill(1, 0, 400)
    void window.tab.flush()
  })
  await arrived.promise
  await there.evaluate(() => window.tab.fill(1, 400, 450))
  await there.evaluate(() => window.tab.purge())
  await expect.poll(() => here.evaluate(() => window.tab.waiting())).toBe(0)
  site.rule()
  await here.evaluate(() => window.tab.flush())
  await there.evaluate(() => window.tab.flush())
  expect(
    await here.evaluate(() =>
      window.tab.add(1, 500, 501).then(
        () => 'kept',
        () => 'not kept',
      ),
    ),
  ).toBe('not kept')
  expect(await here.evaluate(() => window.tab.waiting())).toBe(0)
  expect(events(site)).toHaveLength(1)
  expect(await site.query('select count(*)::int as n from public.analytics_events')).toEqual([{ n: 0 }])
})

const year = 31_536_000_000
for (const [name, record] of [
  ['the choice has expired', { expiry: 1, policy: 1 }],
  ['the policy is a new one', { expiry: Date.now() + year, policy: 0 }],
] as const) {
  test(`row 22: ${name}: asked again, and nothing is written or sent meanwhile`, async ({ page, context, site }) => {
    await chosen(context, site.url, { analytics: true, marketing: true }, record)
    await open(page)
    await expect(banner(page)).toBeVisible()
    await read(page)
    await expectNothing(page, context, site, ['citence-consent'])
  })
}

test('row 22: what an earlier consent left in the queue is purged, and a tab that never opened it makes no database', async ({
  context,
  site,
}) => {
  const before = await openTab(context, site)
  await before.evaluate(() => window.tab.purge())
  expect(await before.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  site.down()
  await before.evaluate(async () => {
    window.tab.allow()
    await window.tab.fill(1, 0, 20)
  })
  // A tab that is closed sends what it has in its last moment, which may come when the site is up again.
  await Promise.all([before.waitForEvent('crash'), before.goto('chrome://crash').catch(() => {})])
  await before.close()
  site.up()
  const after = await openTab(context, site)
  expect(await after.evaluate(() => window.tab.waiting())).toBe(20)
  await after.evaluate(() => window.tab.purge())
  expect(await after.evaluate(() => window.tab.waiting())).toBe(0)
  expect(events(site)).toEqual([])
})

test('row 23: Global Privacy Control: not asked, nothing is written, nothing is sent', async ({
  page,
  context,
  site,
}) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }))
  await open(page)
  await read(page)
  await expect(banner(page)).toHaveCount(0)
  await expectNothing(page, context, site, [])
})

test('row 24: a message is sent though analytics was refused', async ({ page, site }) => {
  await open(page)
  await banner(page).getByRole('button', { name: said.rejectAll }).click()
  await send(page, 'hello')
  await expect(sent(page)).toBeVisible()
  await expectLeads(site, 'hello')
  expect(events(site)).toEqual([])
})

test('events: a message that waited is one conversion, with two tabs open', async ({ page, context, site }) => {
  await chosen(context, site.url, { analytics: true, marketing: true })
  await open(page)
  const other = await context.newPage()
  await open(other, '/glossary')
  await page.bringToFront()
  await keep(page, site, 'hello')
  site.up()
  const tabs = [page, other]
  await Promise.all(tabs.map(wake))
  await expectLeads(site, 'hello')
  for (const tab of tabs) {
    await expect(sentLater(tab)).toBeVisible()
    await expect.poll(() => waiting(tab)).toBe(0)
  }
  expect(await conversions(site)).toEqual([{ event_type: 'footer_contact_form' }])
})

test('events: an exit event leaves by a request that outlives the page, or is kept and sent once by the next', async ({
  context,
  site,
}) => {
  const page = await openTab(context, site)
  await page.evaluate(() => {
    window.tab.allow()
    addEventListener('pagehide', () => void window.tab.leave(7, 1))
  })
  await page.evaluate(() => window.tab.fill(7, 0, 1))
  await page.goto('/offline')
  const exit = () => events(site).filter(({ body }) => body.includes(uuidOf(7, 1)))
  await expect.poll(() => exit().length).toBe(1)
  const next = await openTab(context, site)
  await next.evaluate(() => window.tab.allow())
  const rows = () =>
    site.query('select count(*)::int as rows, count(distinct id)::int as ids from public.analytics_events')
  await expect.poll(rows).toEqual([{ rows: 2, ids: 2 }])
})
