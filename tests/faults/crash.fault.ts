import { makeStoppable } from './crashable.ts'
import { type Outcome, pass, toBackend } from './fault-proxy.ts'
import {
  expect,
  expectLeads,
  kept,
  messages,
  open,
  ready,
  send,
  sendButton,
  sent,
  sentLater,
  stored,
  submissions,
  test,
  textOf,
} from './test.ts'

/** Where the browser is killed. In the page: `stop()` halts it there, for good, and tells the test. */
type Step = {
  name: string
  /** Runs in the page before its own scripts. */
  inPage?: () => void
  /** What happens to its request instead; `reached` tells the test. */
  onLine?: (reached: () => void) => Outcome
  /** How many leads the server has at that moment. */
  committed: 0 | 1
  /** Whether the page had confirmed that the message is stored. */
  stored: boolean
}

const steps: readonly Step[] = [
  {
    name: 'before put',
    committed: 0,
    stored: false,
    inPage() {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (value, key) {
        if (this.name === 'entries') window.stop_here()
        return put.call(this, value, key)
      }
    },
  },
  {
    name: 'after put',
    committed: 0,
    stored: true,
    inPage() {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (value, key) {
        if (this.name === 'entries') this.transaction.addEventListener('complete', () => window.stop_here())
        return put.call(this, value, key)
      }
    },
  },
  {
    name: 'lock held',
    committed: 0,
    stored: true,
    inPage() {
      // The first operation on an entry under the lock.
      const { get } = IDBObjectStore.prototype
      IDBObjectStore.prototype.get = function (key) {
        if (this.name === 'entries') window.stop_here()
        return get.call(this, key)
      }
    },
  },
  {
    name: 'read',
    committed: 0,
    stored: true,
    inPage() {
      const { fetch } = window
      window.fetch = (input, init) => {
        if (String(input instanceof Request ? input.url : input).includes('/rpc/')) window.stop_here()
        return fetch(input, init)
      }
    },
  },
  {
    name: 'sent',
    committed: 0,
    stored: true,
    onLine: (reached) => ({ kind: 'hang', meanwhile: reached }),
  },
  {
    name: 'committed',
    committed: 1,
    stored: true,
    onLine: (reached) => ({
      kind: 'cut reply',
      meanwhile() {
        reached()
        return new Promise(() => {})
      },
    }),
  },
  {
    name: 'replied',
    committed: 1,
    stored: true,
    inPage() {
      const remove = IDBObjectStore.prototype.delete
      IDBObjectStore.prototype.delete = function (key) {
        if (this.name === 'entries') window.stop_here()
        return remove.call(this, key)
      }
    },
  },
  {
    name: 'mid-delete',
    committed: 1,
    stored: true,
    inPage() {
      const remove = IDBObjectStore.prototype.delete
      IDBObjectStore.prototype.delete = function (key) {
        const request = remove.call(this, key)
        if (this.name === 'entries') window.stop_here()
        return request
      }
    },
  },
]

for (const step of steps) {
  test(`row 3: the browser is killed at '${step.name}': exactly one lead once acknowledged`, async ({
    site,
    crashable,
  }) => {
    const reached = Promise.withResolvers<void>()
    const page = await crashable.open()
    await open(page, `${site.url}/faq`)
    site.rule((call) => {
      if (call.path === '/__stop') return { kind: 'hang', meanwhile: reached.resolve }
      if (!toBackend(call)) return pass
      if (step.onLine) return step.onLine(reached.resolve)
      // The worker, woken for the message, may hold the lock and send it while the page stands still.
      return step.committed === 0 ? { kind: 'cut' } : pass
    })
    await makeStoppable(page)
    if (step.inPage) await page.evaluate(step.inPage)
    // The click never resolves on a halted page.
    const sending = send(page, 'hello').catch(() => {})
    await reached.promise
    await crashable.kill()
    await sending
    site.rule()
    expect(await messages(site)).toHaveLength(step.committed)

    const again = await crashable.open()
    await open(again, `${site.url}/faq`)
    if (step.stored) {
      await expectLeads(site, 'hello')
      await expect(sentLater(again)).toBeVisible()
      // A message in the outbox is no longer a draft.
      await expect(textOf(again)).toHaveValue('')
    } else {
      // Nothing was confirmed and nothing is shown as sent; the text is still in the form.
      await expect(textOf(again)).toHaveValue('hello')
      await expect(sentLater(again)).toHaveCount(0)
      await expect(kept(again)).toHaveCount(0)
      await sendButton(again).click()
      await expect(sent(again)).toBeVisible()
      await expectLeads(site, 'hello')
    }
    await again.reload()
    await ready(again)
    expect(await stored(again, 'citence', 'entries')).toEqual([])
    expect(await messages(site)).toEqual(['hello'])
    expect(new Set(submissions(site).map(({ key }) => key)).size).toBe(1)
  })
}
