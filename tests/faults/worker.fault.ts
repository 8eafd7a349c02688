import type { Page } from '@playwright/test'
import { keepOrders } from '../../src/site/offline.ts'
import { fragmentFile } from '../../src/site/page-parts.ts'
import { publishedPages } from '../../src/site/routes.ts'
import { caps } from '../../vite/worker/precache.ts'
import { newVisitor } from '../e2e/fixtures/visitor.ts'
import { keep as keepMore, touchForm, workerReady } from '../e2e/fixtures/worker.ts'
import { changePages, grow, loseScript, renameScripts, withdrawWorker } from './deploys.ts'
import { type Fate, pass, toBackend } from './line.ts'
import {
  expect,
  expectLeads,
  keep,
  messages,
  open,
  protocol,
  ready,
  said,
  send,
  sent,
  stored,
  submissions,
  test,
  textOf,
  write,
} from './test.ts'

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

async function expectPage(page: Page, path: string) {
  await expect(page.getByRole('main')).toHaveAttribute('data-page', path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('row 14: restored from the back/forward cache: resumes', async ({ launchOptions, baseURL, site }) => {
  // Playwright starts its browsers without that cache.
  const options = { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }
  const visitor = newVisitor(options, { ...(baseURL && { baseURL }), locale: 'en-US' })
  try {
    const { page } = await visitor.open()
    // Playwright loses sight of a page that comes out of the cache: the page itself says over the line that it did.
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => persisted && void fetch('/__restored'))
    })
    await open(page)
    await keep(page, site, 'hello')
    site.rule((call) => (toBackend(call) ? { kind: 'cut' } : pass))
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
  site.down()
  await context.setOffline(true)
  for (const path of ['/faq', '/fr/faq']) {
    await page.goto(path)
    await expectPage(page, path)
  }
})

test('row 25: what is kept after the install is cut off: a page that is not there says so, and is kept at the next visit', async ({
  page,
  context,
  site,
}) => {
  const isRest = (path: string) => path.startsWith(`/${fragmentFile('/fr/faq')}`)
  site.rule(({ path }) => (isRest(path) ? { kind: 'cut' } : pass))
  await page.goto('/')
  await controlled(page)
  expect(await keepMore(page, keepOrders.rest)).toBeGreaterThan(0)
  site.down()
  await context.setOffline(true)
  expect((await page.goto('/faq'))?.status()).toBe(200)
  expect((await page.goto('/fr/faq'))?.status()).toBe(503)
  await expectPage(page, '/fr/offline')
  site.rule()
  site.up()
  await context.setOffline(false)
  await page.goto('/')
  await workerReady(page)
  site.down()
  await context.setOffline(true)
  await page.goto('/fr/faq')
  await expectPage(page, '/fr/faq')
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
    site.down()
    await context.setOffline(true)
    for (const path of ['/faq', '/fr/faq']) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expectPage(page, path)
    }
  })

  test('keeps the whole site when they ask for it', async ({ page, context, site }) => {
    await page.goto('/')
    await controlled(page)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: /^Keep the whole site offline \(0\.\d MB\)$/ }).click()
    await expect(page.getByText(/^The whole site is kept on this device \(\d\.\d MB\)$/)).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    site.down()
    await context.setOffline(true)
    expect((await page.goto('/fr/sources'))?.status()).toBe(200)
    await expectPage(page, '/fr/sources')
  })
})

test('row 26: a deploy while a form is half filled: the new version is offered, the input is kept', async ({
  page,
  site,
}) => {
  await open(page)
  // A page that was loaded with a worker looks for new versions.
  await open(page)
  await write(page, 'half of a message')
  await site.deploy((directory) => renameScripts(directory))
  // The browser's own check of this visit may still be under way, and answers for ours.
  await expect(async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await expect(page.getByText(said.newVersion)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await expect(textOf(page)).toHaveValue('half of a message')
  await page.getByRole('button', { name: said.reload, exact: true }).click()
  await page.waitForFunction(() => document.querySelector('script[type=module]')?.textContent?.includes('X.js'))
  await ready(page)
  await expect(textOf(page)).toHaveValue('half of a message')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sent(page)).toBeVisible()
  await expectLeads(site, 'half of a message')
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('row 27: a script of the previous build is gone: one reload, then the page works', async ({ page, site }) => {
    let documents = 0
    let deployed: Promise<void> | undefined
    site.rule(({ path }) => {
      if (path === '/faq') documents += 1
      if (path === '/faq' && deployed) return { kind: 'late', until: deployed }
      // The document is of the old build; when it asks for its first script, the new build is published.
      if (!/\/assets\/start-[^/]*(?<!X)\.js$/.test(path)) return pass
      deployed ??= site.deploy(renameScripts)
      return { kind: 'answer', status: 404, body: 'gone' }
    })
    await page.goto('/faq')
    await touchForm(page)
    await page.waitForFunction(() => document.querySelector('script[type=module]')?.textContent?.includes('X.js'))
    await ready(page)
    // The document, the look at what is published now, the document of the new build.
    expect(documents).toBe(3)
  })

  test('row 40: a link is followed after a deploy: the page comes whole, with the scripts of its own build', async ({
    page,
    site,
  }) => {
    await page.goto('/')
    await ready(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary', exact: true }).click()
    await expectPage(page, '/glossary')
    const marked = () => page.evaluate(() => 'sameDocument' in window)
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }))
    await site.deploy(renameScripts)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
    await page.waitForFunction(() => document.querySelector('script[type=module]')?.textContent?.includes('X.js'))
    await expectPage(page, '/faq')
    await ready(page)
    expect(await marked()).toBe(false)
  })

  test('row 27: a script that is nowhere: never a loop', async ({ page, site }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await site.deploy((directory) => loseScript(directory, /^start-.*\.js/))
    const asked = page.waitForResponse((response) => /start-/.test(response.url()) && response.status() === 404)
    await page.goto('/faq')
    await touchForm(page)
    await asked
    await expect.poll(() => site.calls.filter(({ path }) => path === '/faq').length).toBeGreaterThan(1)
    await expectPage(page, '/faq')
    expect(loads).toBe(1)
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
  site.down()
  await context.setOffline(true)
  for (const { path } of publishedPages()) {
    for (const address of [path, `${path}?gclid=abc`, `${path.replace(/\/$/, '')}/`]) {
      expect((await page.goto(address))?.status(), address).toBe(200)
      await expectPage(page, path)
    }
  }
})

test('row 29: the kill switch: the worker and its pages are gone, the queue survives and is sent', async ({
  page,
  site,
}) => {
  await open(page)
  await keep(page, site, 'hello')
  site.rule((call) => (toBackend(call) ? { kind: 'cut' } : pass))
  site.up()
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
  await expectLeads(site, 'hello')
  expect(await stored(page, 'citence', 'entries')).toEqual([])
})

/** How many files of the site are kept. */
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
  site.down()
  await context.setOffline(true)
  await page.goto('/fr/complete-geo-guide')
  await expectPage(page, '/fr/complete-geo-guide')
  await ready(page)
})

test('row 41: scripts are cleared away, and the server has other ones by now: the page works after one reload', async ({
  page,
  context,
  site,
}) => {
  await open(page, '/faq')
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.includes('/assets/')) await cache.delete(request)
    }
  })
  await (await protocol(context, page)).send('Network.clearBrowserCache')
  await site.deploy((directory) => renameScripts(directory))
  await page.goto('/faq')
  await page.waitForFunction(() => document.querySelector('script[type=module]')?.textContent?.includes('X.js'))
  await ready(page)
  // The version that could not be made whole holds the next one back no longer.
  await expect(page.getByText(said.newVersion)).toBeVisible()
  site.down()
  await context.setOffline(true)
  await page.goto('/fr/faq')
  await expectPage(page, '/fr/faq')
  await ready(page)
})

test('sync: with all tabs closed the worker sends what was kept, once', async ({ page, context, site }) => {
  await open(page)
  site.rule((call) => (toBackend(call) ? { kind: 'cut' } : pass))
  await send(page, 'hello')
  await expect(page.getByText(said.kept)).toBeVisible()
  const watcher = await context.newPage()
  const session = await protocol(context, watcher)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(site.url))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await page.close()
  site.rule()
  site.calls.length = 0
  // What the browser does by itself when it is online again.
  const wake = { origin: site.url, registrationId, tag: 'citence-outbox', lastChance: false }
  await session.send('ServiceWorker.dispatchSyncEvent', wake)
  await expectLeads(site, 'hello')
  await session.send('ServiceWorker.dispatchSyncEvent', wake)
  await watcher.goto('/faq')
  await ready(watcher)
  expect(await stored(watcher, 'citence', 'entries')).toEqual([])
  expect(submissions(site)).toHaveLength(1)
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

test('growth: beyond the caps neither a silent nor a failing server hides what was read, and no stranger takes its place', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000)
  await site.deploy((directory) => void expect(grow(directory, 600).kind).toBe('core'))
  // One page for each: a request that hangs holds back the next of the same address.
  const [silent, failing, taken] = ['/blog/article-3', '/blog/article-4', '/blog/article-5'] as const
  const isKept = (path: string) => page.evaluate(async (path) => Boolean(await caches.match(path)), path)
  // Open before there is a worker, and kept by it.
  await open(page, silent)
  await expect.poll(() => isKept(silent)).toBe(true)
  for (const path of [failing, taken]) {
    await page.goto(path)
    await expect.poll(() => isKept(path)).toBe(true)
  }
  const articles = (fate: Fate) => site.rule(({ path }) => (path.startsWith('/blog/') ? fate : pass))
  articles({ kind: 'hang' })
  expect((await page.goto(silent))?.status()).toBe(200)
  await expectPage(page, silent)
  articles({ kind: 'answer', status: 502, body: 'Bad gateway' })
  expect((await page.goto(failing))?.status()).toBe(200)
  await expectPage(page, failing)
  articles({ kind: 'answer', status: 200, body: 'Sign in to this network', headers: { 'content-type': 'text/html' } })
  await page.goto(taken)
  await expect(page.getByText('Sign in to this network')).toBeVisible()
  site.down()
  await context.setOffline(true)
  expect((await page.goto(taken))?.status()).toBe(200)
  await expectPage(page, taken)
})

test('growth: of 2,000 pages the visitor keeps home, forms and the offline page in their language, and what was read', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000)
  let files = 0
  await site.deploy((directory) => {
    const plan = grow(directory, 2_000)
    files = plan.files.length
    expect(plan.kind).toBe('core')
    expect(plan.bytes).toBeLessThanOrEqual(caps.bytes)
  })
  expect(files).toBeLessThanOrEqual(caps.files)
  await open(page, '/fr')
  await page.goto('/fr/blog/article-7')
  await ready(page)
  await page.goto('/fr/blog/article-8?gclid=abc')
  await ready(page)
  site.down()
  await context.setOffline(true)
  for (const path of ['/fr', '/fr/agency/contact', '/fr/tools/free-geo-audit', '/fr/complete-geo-guide']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expectPage(page, path)
  }
  for (const path of ['/fr/blog/article-7', '/fr/blog/article-8']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expectPage(page, path)
  }
  for (const [path, stand, language] of [
    ['/fr/blog/article-9', '/fr/offline', 'fr'],
    ['/blog/article-9', '/offline', 'en'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(503)
    await expectPage(page, stand)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

test('growth: a site of 500 articles in two languages is read offline: what was read, and all of it by those who ask', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  await site.deploy((directory) => void expect(grow(directory, 1_000).kind).toBe('core'))
  const offline = async (is: boolean) => {
    if (is) site.down()
    else site.up()
    await context.setOffline(is)
  }
  await open(page, '/blog/article-3')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/blog/article-3')))).toBe(true)
  await offline(true)
  expect((await page.goto('/blog/article-3'))?.status()).toBe(200)
  expect((await page.goto('/fr/blog/article-4'))?.status()).toBe(503)

  await offline(false)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Keep the whole site offline/ }).click()
  await expect(page.getByText(/^The whole site is kept on this device/)).toBeVisible({ timeout: 120_000 })
  await offline(true)
  const wrong = await page.evaluate(async () => {
    const paths = Array.from({ length: 500 }, (_, at) => [`/blog/article-${at}`, `/fr/blog/article-${at}`]).flat()
    const isThere = async (path: string) => {
      const response = await fetch(path, { headers: { accept: 'text/html' } })
      return response.ok && (await response.text()).includes(`data-page="${path}"`)
    }
    const found = await Promise.all(paths.map(isThere))
    return paths.filter((_, at) => !found[at])
  })
  expect(wrong).toEqual([])
  for (const path of [
    '/blog/article-4',
    '/fr/blog/article-4',
    '/blog/article-499',
    '/fr/blog/article-499',
    '/fr/sources',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expectPage(page, path)
  }
  expect((await page.goto('/blog/article-500'))?.status()).toBe(503)
})
