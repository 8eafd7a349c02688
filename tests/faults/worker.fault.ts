import { cacheOrders } from '../../src/site/offline.ts'
import { fragmentFile } from '../../src/site/page-parts.ts'
import { publishedPages } from '../../src/site/routes.ts'
import { newVisitor } from '../e2e/fixtures/visitor.ts'
import { keep as keepMore, workerReady } from '../e2e/fixtures/worker.ts'
import { changePages, withdrawWorker } from './deploys.ts'
import { type Call, pass } from './fault-proxy.ts'
import {
  controlled,
  disconnect,
  expect,
  expectAnswer,
  expectLeads,
  keep,
  messages,
  open,
  ready,
  reconnect,
  stored,
  test,
} from './test.ts'

test('row 14: restored from the back/forward cache: resumes', async ({ launchOptions, baseURL, site }) => {
  // By default Playwright disables the back/forward cache.
  const options = { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  const visitor = newVisitor(options, { ...(baseURL && { baseURL }), locale: 'en-US' })
  try {
    const { page } = await visitor.open()
    // Playwright does not notice a page restored from that cache, so the page itself reports it with a request.
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => persisted && void fetch('/__restored'))
    })
    await open(page)
    await keep(page, site, 'hello')
    site.force({ kind: 'cut' })
    site.up()
    await page.goto('/icon.svg')
    site.rule()
    expect(await messages(site)).toEqual([])
    await page.evaluate(() => history.back())
    await expect.poll(() => site.calls.filter(({ path }) => path === '/__restored').length).toBe(1)
    await expectLeads(site, 'hello')
  } finally {
    await visitor.forget()
  }
})

test('row 25: the install of the worker is cut off: the next visit installs it', async ({ page, context, site }) => {
  const cutOff = Promise.withResolvers<void>()
  site.rule(({ path }) => {
    // Fails both in the pack of its language and alone.
    if (path === '/kept/en.json') return { kind: 'cut' }
    if (!path.startsWith(`/${fragmentFile('/faq')}`)) return pass
    cutOff.resolve()
    return { kind: 'cut' }
  })
  await page.goto('/')
  await ready(page)
  await cutOff.promise
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBeNull()
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  site.rule()
  await page.goto('/faq')
  await controlled(page)
  await workerReady(page)
  await disconnect(context, site)
  for (const path of ['/faq', '/fr/faq']) await expectAnswer(page, path)
})

test('row 25: a host lets browsers keep its 404 page for a file of the worker: the next visit installs it', async ({
  page,
  site,
}) => {
  const missing = Promise.withResolvers<void>()
  // Each file is fetched by itself, as after most updates.
  const isPack = ({ path }: Call) => path === '/kept/all.json'
  site.rule((call) => {
    if (isPack(call)) return { kind: 'cut' }
    if (!call.path.startsWith('/assets/open-outbox-')) return pass
    missing.resolve()
    return { kind: 'answer', status: 404, headers: { 'cache-control': 'public, max-age=31536000, immutable' } }
  })
  await page.goto('/')
  await missing.promise
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null))
    .toBeNull()
  site.force({ kind: 'cut' }, isPack)
  await page.goto('/faq')
  await controlled(page)
})

test('row 25: what is kept after the install is cut off: a page that is not there says so, and is kept at the next visit', async ({
  page,
  context,
  site,
}) => {
  const isRest = (path: string) => path === '/kept/fr.json' || path.startsWith(`/${fragmentFile('/fr/faq')}`)
  site.force({ kind: 'cut' }, ({ path }) => isRest(path))
  await page.goto('/')
  await controlled(page)
  expect(await keepMore(page, cacheOrders.rest)).toBeGreaterThan(0)
  await disconnect(context, site)
  await expectAnswer(page, '/faq')
  await expectAnswer(page, '/fr/faq', 503, '/fr/offline')
  site.rule()
  await reconnect(context, site)
  await page.goto('/')
  await workerReady(page)
  await disconnect(context, site)
  await expectAnswer(page, '/fr/faq')
})

test.describe('a visitor who saves data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { get: () => true }),
    ),
  )

  test('keeps the pages of their language, and of another once they read it', async ({ page, context, site }) => {
    const kept = (path: string) =>
      page.evaluate(async (file) => Boolean(await caches.match(file, { ignoreSearch: true })), fragmentFile(path))
    await page.goto('/')
    await controlled(page)
    expect([await kept('/faq'), await kept('/fr/faq')]).toEqual([true, false])
    await page.goto('/fr')
    await expect.poll(() => kept('/fr/faq')).toBe(true)
    expect(site.calls.filter(({ path }) => /page-auditor|\.vtt/.test(path))).toEqual([])
    await disconnect(context, site)
    for (const path of ['/faq', '/fr/faq']) await expectAnswer(page, path)
  })

  for (const [what, outcome] of [
    ['the network breaks off in the middle of it', { kind: 'cut reply' }],
    ['a proxy answers in place of the server', { kind: 'answer', status: 502, body: 'Bad gateway' }],
  ] as const)
    test(`is told that a page is not kept where ${what}`, async ({ page, site }) => {
      await page.goto('/')
      await controlled(page)
      site.force(outcome, ({ path }) => path === '/fr/faq' || path.startsWith('/kept/'))
      await expectAnswer(page, '/fr/faq', 503, '/fr/offline')
    })

  test('keeps the whole site when they ask for it', async ({ page, context, site }) => {
    await page.goto('/')
    await controlled(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^Keep the whole site offline \(0\.\d MB\)$/ }).click()
    await expect(page.getByText(/^The whole site is kept on this device \(\d\.\d MB\)$/)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await disconnect(context, site)
    await expectAnswer(page, '/fr/sources')
  })
})

test('row 28: every page of both languages offline, also with a campaign in its address and a slash at its end', async ({
  page,
  context,
  site,
}) => {
  // Three full loads of each page.
  test.setTimeout(240_000)
  await open(page, '/')
  await disconnect(context, site)
  for (const { path } of publishedPages()) {
    for (const address of [path, `${path}?gclid=abc`, `${path.replace(/\/$/, '')}/`]) {
      await expectAnswer(page, address, 200, path)
    }
  }
})

test('row 29: the kill switch: the worker and its pages are gone, the queue survives and is sent', async ({
  page,
  site,
}) => {
  await open(page)
  await keep(page, site, 'hello')
  site.force({ kind: 'cut' })
  site.up()
  // A page without scripts: a request at the moment of the change would start the old worker again, and the new one would
  // wait until that was idle for 30 s, which Chromium does not count while a debugger is attached.
  await page.goto('/icon.svg')
  await site.deploy(withdrawWorker)
  const workers = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update().catch(() => {})
      return (await navigator.serviceWorker.getRegistrations()).length
    })
  await expect.poll(workers).toBe(0)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  expect(await stored(page, 'citence', 'entries')).toHaveLength(1)
  expect(await messages(site)).toEqual([])
  site.rule()
  await page.goto('/faq')
  await expectLeads(site, 'hello')
  await expect.poll(() => stored(page, 'citence', 'entries')).toEqual([])
})

test('precache: an update fetches only the files that changed', async ({ page, site }) => {
  await open(page)
  await site.deploy((directory) => changePages(directory, 'faq.html', 'fr/faq.html'))
  site.calls.length = 0
  const waiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      await registration?.update()
      return registration?.waiting !== null
    })
  await expect.poll(waiting).toBe(true)
  const paths = new Set(site.calls.map(({ path }) => path.replace(/\?.*$/, '')))
  expect([...paths].sort()).toEqual([...['/faq', '/fr/faq'].map((path) => `/${fragmentFile(path)}`), '/sw.js'])
})
