import type { BrowserContext, Page } from '@playwright/test'
import { chosen } from '../e2e/fixtures/events.ts'
import type { Site } from './site.ts'
import {
  conversions,
  expect,
  expectLeads,
  open,
  ready,
  said,
  send,
  sentLater,
  stored,
  submissions,
  test,
  textOf,
} from './test.ts'

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
  // A page that opens before the worker has done knows the form by the message itself. This one looks at nothing.
  await watcher.goto('/robots.txt')
  await expect.poll(() => stored(watcher, 'citence', 'entries')).toEqual([])
  await watcher.goto('/faq')
  await expect(sentLater(watcher)).toBeVisible()
  await expect.poll(() => conversions(site)).toEqual([{ event_type: 'waiting_form' }])
})
