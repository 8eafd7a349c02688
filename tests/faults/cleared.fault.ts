import type { Page } from '@playwright/test'
import { renameScripts } from './deploys.ts'
import { disconnect, expect, expectAnswer, nextBuild, open, ready, test } from './test.ts'

/** How many files of the site are cached. */
const keptCount = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((key) => key.startsWith('workbox-precache'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })

test('row 41: all that was kept is cleared away: the next online visit keeps it again', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/')
  const all = await keptCount(page)
  expect(all).toBeGreaterThan(100)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/faq')
  await expect.poll(() => keptCount(page)).toBe(all)
  await disconnect(context, site)
  await expectAnswer(page, '/fr/complete-geo-guide')
  await ready(page)
})

/** The state of the next version; when there is none, how the names of the cached entry scripts end. */
const nextVersion = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting } = await navigator.serviceWorker.ready
    if (installing || waiting) return waiting ? 'waiting' : 'installing'
    const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return files.flat().flatMap(({ url }) => /entry-client-[\w-]{8}(.*?\.js)/.exec(url)?.[1] ?? [])
  })

test('row 41: scripts are cleared away, and the server has other ones by now: the page works after one reload', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(100_000)
  await open(page, '/faq')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('/assets/')) await cache.delete(request)
    }
  })
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await site.deploy((directory) => renameScripts(directory))
  await page.goto('/faq')
  await nextBuild(page)
  await ready(page)
  // The version with the missing scripts no longer holds back the next one. But when it was started once more after it
  // was asked to go, Chromium waits until it has been idle for a while, and forever while a test is attached.
  const workers = await context.newCDPSession(page)
  await workers.send('ServiceWorker.enable')
  let looks = 0
  const look = async () => {
    const next = await nextVersion(page)
    looks += 1
    if (next === 'waiting' && looks > 10) await workers.send('ServiceWorker.stopAllWorkers')
    return next
  }
  await expect.poll(look, { timeout: 30_000 }).toEqual(['X.js'])
  await disconnect(context, site)
  await expectAnswer(page, '/fr/faq')
  await ready(page)
})

test('row 41: what was kept cannot be read any more: pages come from the network', async ({ page, context }) => {
  await open(page)
  await context.serviceWorkers()[0]?.evaluate(() => {
    const damaged = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
    Object.assign(CacheStorage.prototype, { open: damaged, match: damaged })
  })
  await expectAnswer(page, '/complete-geo-guide')
  await ready(page)
})
