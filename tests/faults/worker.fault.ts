import type { BrowserContext, Page } from '@playwright/test'
import { cacheOrders } from '../../src/site/offline.ts'
import { fragmentFile } from '../../src/site/page-parts.ts'
import { publishedPages } from '../../src/site/routes.ts'
import { denyStorage } from '../e2e/fixtures/broken.ts'
import { chosen } from '../e2e/fixtures/events.ts'
import { isMarked, mark } from '../e2e/fixtures/pages.ts'
import { newVisitor } from '../e2e/fixtures/visitor.ts'
import { hydrated, keep as keepMore, touchForm, workerReady } from '../e2e/fixtures/worker.ts'
import { changePages, deleteScript, renameScripts, withdrawWorker } from './deploys.ts'
import { type Call, type Outcome, pass } from './fault-proxy.ts'
import { builtSite, type Site } from './site.ts'
import {
  controlled,
  conversions,
  disconnect,
  expect,
  expectAnswer,
  expectLeads,
  expectPage,
  keep,
  messages,
  nextBuild,
  open,
  ready,
  reconnect,
  said,
  send,
  sent,
  sentLater,
  stored,
  submissions,
  test,
  textOf,
  write,
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

test('row 26: a deploy while a form is half filled: the new version is offered, the input is kept', async ({
  page,
  site,
}) => {
  await open(page)
  // Only a page loaded with a worker checks for new versions.
  await open(page)
  await write(page, 'half of a message')
  await site.deploy((directory) => renameScripts(directory))
  // The browser's own check during this visit may still be running, and answers in place of ours.
  await expect(async () => {
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
    await expect(page.getByText(said.newVersion)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  await expect(textOf(page)).toHaveValue('half of a message')
  await page.getByRole('button', { name: said.reload, exact: true }).click()
  await nextBuild(page)
  await ready(page)
  await expect(textOf(page)).toHaveValue('half of a message')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sent(page)).toBeVisible()
  await expectLeads(site, 'half of a message')
})

/** The script of React that the build before had. */
const isOldStart = ({ path }: { path: string }) => /\/assets\/start-[^/]*(?<!X)\.js$/.test(path)

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('row 27: a script of the previous build is gone: one reload, then the page works', async ({ page, site }) => {
    let documents = 0
    let deployed: Promise<void> | undefined
    site.rule(({ path }) => {
      if (path === '/faq') documents += 1
      if (path === '/faq' && deployed) return { kind: 'late', until: deployed }
      // The document is of the old build; the new build is published when the document requests its first script.
      if (!isOldStart({ path })) return pass
      deployed ??= site.deploy(renameScripts)
      return { kind: 'answer', status: 404, body: 'gone' }
    })
    await page.goto('/faq')
    await touchForm(page)
    await nextBuild(page)
    await ready(page)
    // The document, the check of what is published now, the document of the new build.
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
    await mark(page)
    await site.deploy(renameScripts)
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
    await nextBuild(page)
    await expectPage(page, '/faq')
    await ready(page)
    expect(await isMarked(page)).toBe(false)
  })

  for (const moment of ['before it is written', 'while it is written'])
    test(`row 27: a deploy ${moment}: the message goes out with the scripts of the next build, once`, async ({
      page,
      site,
    }) => {
      await page.goto('/faq')
      await ready(page)
      if (moment === 'while it is written') {
        const loaded = page.waitForResponse(/open-outbox-/)
        await write(page, 'half of')
        await loaded
      }
      await site.deploy(renameScripts)
      await send(page, 'hello')
      await expectLeads(site, 'hello')
      await expect(sentLater(page)).toBeVisible()
      await expect(textOf(page)).toHaveValue('')
      expect(submissions(site)).toHaveLength(1)
    })

  test('row 27: a deploy before a message is written that cannot be kept: its text stays in the form', async ({
    page,
    site,
  }) => {
    await page.addInitScript(denyStorage)
    await page.goto('/faq')
    await ready(page)
    await site.deploy(renameScripts)
    await send(page, 'hello')
    await expect(page.getByText('Neither sent nor kept.')).toBeVisible()
    await expect(textOf(page)).toHaveValue('hello')
  })

  for (const path of ['/tools/free-geo-audit', '/fr/agency/contact'])
    test(`row 27: a deploy, then words are typed on ${path} while its script is asked for: they outlive the reload`, async ({
      page,
      site,
    }) => {
      await page.goto(path)
      await hydrated(page)
      await site.deploy(renameScripts)
      site.force({ kind: 'late', ms: 2_000 }, (call) => isOldStart(call))
      const company = page.getByRole('main').locator('[name=company]')
      await company.fill('Lovelace & Fils')
      await nextBuild(page)
      await expect(company).toHaveValue('Lovelace & Fils')
    })

  const presses = {
    'the choice about cookies, one by one': ['/faq', 'Customize'],
    'a passage to be copied': ['/complete-geo-guide', 'Copy link'],
  } as const
  for (const [what, [path, name]] of Object.entries(presses))
    test(`row 27: a deploy, then a press that asks for ${what}: one reload, then it is answered`, async ({
      page,
      site,
    }) => {
      await page.goto(path)
      await hydrated(page)
      await site.deploy(renameScripts)
      const button = page.getByRole('button', { name }).first()
      await button.click()
      await nextBuild(page)
      await hydrated(page)
      const answered = page.waitForResponse(/(custom-view|copy-passage)-.*X\.js$/)
      await button.click()
      expect((await answered).status()).toBe(200)
    })

  test('row 27: a script that is nowhere: never a loop', async ({ page, site }) => {
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await site.deploy((directory) => deleteScript(directory, /^start-.*\.js/))
    const asked = page.waitForResponse((response) => /start-/.test(response.url()) && response.status() === 404)
    await page.goto('/faq')
    await touchForm(page)
    await asked
    await expect.poll(() => site.calls.filter(({ path }) => path === '/faq').length).toBeGreaterThan(1)
    await expectPage(page, '/faq')
    expect(loads).toBe(1)
  })
})

const stuck = {
  'goes on with the pages of the build before': ({ path }: Call, before: string): Outcome =>
    /^\/[^.]*$/.test(path) && !path.startsWith('/rest/') ? { kind: 'pass', to: before } : pass,
  'goes on with the error that it got for the first script': ({ path }: Call): Outcome =>
    /entry-client-/.test(path) ? { kind: 'answer', status: 404 } : pass,
}
for (const [what, answer] of Object.entries(stuck))
  test(`row 40: a host ${what}: a first visitor gets the next build from the worker, and their message is sent`, async ({
    page,
    site,
  }) => {
    const before = await site.serve(builtSite())
    const kept = Promise.withResolvers<void>()
    await site.deploy(renameScripts)
    site.rule((call) => (call.path === '/sw.js' ? { kind: 'late', until: kept.promise } : answer(call, before)))
    await page.goto('/faq')
    const reloaded = page.waitForEvent('load')
    await send(page, 'hello')
    await reloaded
    expect(await messages(site)).toEqual([])
    kept.resolve()
    await expectLeads(site, 'hello')
    await expect(sentLater(page)).toBeVisible()
    await nextBuild(page)
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

/** Stores a message and closes the page. @returns another page, and a function that wakes the worker as the browser does when it is online */
async function keepAndClose(page: Page, context: BrowserContext, site: Site) {
  await open(page)
  site.force({ kind: 'cut' }, ({ path }) => path.includes('/rpc/'))
  await send(page, 'hello')
  await expect(page.getByText(said.kept)).toBeVisible()
  const watcher = await context.newPage()
  const session = await context.newCDPSession(watcher)
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
  const event = { origin: site.url, registrationId, tag: 'citence-outbox', lastChance: false }
  return { watcher, wake: () => session.send('ServiceWorker.dispatchSyncEvent', event) }
}

test('sync: with all tabs closed the worker sends what was kept, once', async ({ page, context, site }) => {
  const { watcher, wake } = await keepAndClose(page, context, site)
  await wake()
  await expectLeads(site, 'hello')
  await wake()
  await watcher.goto('/faq')
  await ready(watcher)
  expect(await stored(watcher, 'citence', 'entries')).toEqual([])
  expect(submissions(site)).toHaveLength(1)
})

test('sync: a worker that cannot read what waits asks to be woken again', async ({ page, context, site }) => {
  await keepAndClose(page, context, site)
  const end = await context.serviceWorkers()[0]?.evaluate(async () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Internal error.', 'UnknownError')
    }
    const work: unknown[] = []
    // Only the browser's own events may be prolonged.
    Reflect.get(globalThis, 'ExtendableEvent').prototype.waitUntil = (one: unknown) => work.push(one)
    dispatchEvent(new (Reflect.get(globalThis, 'SyncEvent'))('sync', { tag: 'citence-outbox' }))
    return Promise.all(work).then(() => 'all is sent', String)
  })
  expect(end).toContain('Internal error.')
})

test('sync: what the worker sends is no draft any more, if the browser was killed before a page could say so', async ({
  page,
  context,
  site,
}) => {
  const { watcher, wake } = await keepAndClose(page, context, site)
  // A page of text, which looks at nothing.
  await watcher.goto('/robots.txt')
  await watcher.evaluate(
    (values) =>
      new Promise<void>((resolve) => {
        indexedDB.open('citence-drafts').onsuccess = ({ target }) => {
          if (!(target instanceof IDBOpenDBRequest)) return
          const work = target.result.transaction('drafts', 'readwrite')
          work
            .objectStore('drafts')
            .put({ id: 'killed', form: 'footer', page: '/faq', values, at: Date.now() }, 'killed')
          work.oncomplete = () => resolve()
        }
      }),
    { name: 'Ada', email: 'ada@lovelace.example', message: 'hello' },
  )
  expect(await stored(watcher, 'citence-drafts', 'drafts')).toHaveLength(1)
  await wake()
  await expectLeads(site, 'hello')
  await watcher.goto('/faq')
  await expect(sentLater(watcher)).toBeVisible()
  expect(await stored(watcher, 'citence-drafts', 'drafts')).toEqual([])
  await expect(textOf(watcher)).toHaveValue('')
})

test('sync: the next page tells visitors who allow measuring, too, and notes one conversion', async ({
  page,
  context,
  site,
}) => {
  await chosen(context, site.url, { analytics: true, marketing: true })
  const { watcher, wake } = await keepAndClose(page, context, site)
  await wake()
  await expectLeads(site, 'hello')
  await watcher.goto('/faq')
  await expect(sentLater(watcher)).toBeVisible()
  await expect.poll(() => conversions(site)).toEqual([{ event_type: 'waiting_form' }])
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
