import type { Page } from '@playwright/test'
import { denyStorage } from '../e2e/fixtures/broken.ts'
import { toBackend } from './fault-proxy.ts'
import {
  expect,
  expectLeads,
  keep,
  kept,
  messages,
  open,
  ready,
  said,
  send,
  sendButton,
  sent,
  sentLater,
  stored,
  submissions,
  test,
  textOf,
} from './test.ts'

const database = 'citence'

/** Ways in which storage can fail from now on. */
const faults: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'row 15: the quota is exceeded': async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  },
  'row 16: the database cannot be opened (private mode)': (page) => page.evaluate(denyStorage),
}

for (const [name, breakStorage] of Object.entries(faults)) {
  test(`${name}: sent directly`, async ({ page, site }) => {
    await open(page)
    await breakStorage(page)
    await send(page, 'hello')
    await expect(sent(page)).toBeVisible()
    await expectLeads(site, 'hello')
    expect((await stored(page, database, 'entries').catch(() => [])) ?? []).toEqual([])
  })

  test(`${name}, and there is no network: the text stays in the form, with a clear error`, async ({ page, site }) => {
    await open(page)
    await breakStorage(page)
    site.down()
    await send(page, 'hello')
    await expect(page.getByText('Neither sent nor kept.')).toBeVisible()
    await expect(textOf(page)).toHaveValue('hello')
    await expect(kept(page)).toHaveCount(0)
    site.up()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(sent(page)).toBeVisible()
    await expectLeads(site, 'hello')
  })

  test(`${name}, and the reply is lost after the commit: sent again by the visitor, one lead`, async ({
    page,
    site,
  }) => {
    await open(page)
    await breakStorage(page)
    let replies = 0
    site.force({ kind: 'cut reply' }, (call) => toBackend(call) && replies++ === 0)
    await send(page, 'hello')
    await expect(page.getByText('Neither sent nor kept.')).toBeVisible()
    await sendButton(page).click()
    await expect(sent(page)).toBeVisible()
    expect(await messages(site)).toEqual(['hello'])
  })
}

test('row 17: the connection to the database dies: reopened, nothing lost', async ({ page, site }) => {
  await page.addInitScript(() => {
    const opened: IDBDatabase[] = []
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...given) {
      const request = open.apply(this, given)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    }
    Object.assign(window, { killConnections: () => opened.splice(0).map((db) => db.close()).length })
  })
  await open(page)
  await keep(page, site, 'before')
  // As after the browser closed it: every further transaction throws InvalidStateError.
  expect(await page.evaluate(() => Reflect.get(window, 'killConnections')())).toBeGreaterThan(0)
  site.up()
  await send(page, 'after')
  await expectLeads(site, 'before', 'after')
  expect(await stored(page, database, 'entries')).toEqual([])
})

test('row 18: the storage is wiped: nothing says that it was sent', async ({ page, context, site }) => {
  await open(page)
  await keep(page, site, 'hello')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' })
  site.up()
  await page.reload()
  await ready(page)
  // When this one has been sent, the outbox has had its turn.
  await send(page, 'later')
  await expect(sent(page)).toBeVisible()
  await expect(sentLater(page)).toHaveCount(0)
  expect(await messages(site)).toEqual(['later'])
})

test('row 19: a damaged entry and one of an older version: parked as they are, shown, and never in the way', async ({
  page,
  site,
}) => {
  await open(page)
  await keep(page, site, 'hello')
  const strange = ['half an en', { version: 0, id: 'old', text: 'an enquiry of last year', createdAt: 5 }]
  await page.evaluate(
    async ([name, values]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(String(name))
        request.onsuccess = () => resolve(request.result)
      })
      const transaction = db.transaction('entries', 'readwrite')
      for (const [at, value] of Object.entries(values ?? []))
        transaction.objectStore('entries').put(value, `strange-${at}`)
      await new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      db.close()
    },
    [database, strange] as const,
  )
  site.up()
  await page.reload()
  await ready(page)
  await expectLeads(site, 'hello')
  await page.getByRole('button', { name: '2 messages refused' }).click()
  const panel = page.getByRole('dialog', { name: said.onDevice })
  await expect(panel.getByText('Message from another version of this site')).toHaveCount(2)
  expect(await stored(page, database, 'entries')).toEqual(strange)
  expect(submissions(site).length).toBeGreaterThan(0)
})

test('row 42: a database without its store gets it: the message is kept, and sent', async ({ page, site }) => {
  await page.goto('/offline')
  await page.evaluate(async (name) => {
    const request = indexedDB.open(name)
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    request.result.close()
  }, database)
  await open(page)
  await keep(page, site, 'hello')
  expect(await stored(page, database, 'entries')).toHaveLength(1)
  site.up()
  await page.reload()
  await expectLeads(site, 'hello')
})

test('row 42: a later version of the database is opened, and the database deleted, while a tab of this one is open', async ({
  page,
  context,
  site,
}) => {
  await open(page)
  await keep(page, site, 'hello')
  const other = await context.newPage()
  // The site is down, and the worker answers: with the site up, the message would be sent.
  await other.goto('/offline')
  const took = (work: 'upgrade' | 'delete') =>
    other.evaluate(
      async ([name = '', work]) => {
        const start = performance.now()
        const request = work === 'upgrade' ? indexedDB.open(name, 9) : indexedDB.deleteDatabase(name)
        await new Promise((resolve) => {
          request.onsuccess = resolve
        })
        if (work === 'upgrade') request.result.close()
        return performance.now() - start
      },
      [database, work],
    )
  expect(await took('upgrade')).toBeLessThan(2_000)
  // The older tab continues with the data that it finds.
  await keep(page, site, 'again')
  expect(await stored(page, database, 'entries')).toHaveLength(2)
  expect(await took('delete')).toBeLessThan(2_000)
})
