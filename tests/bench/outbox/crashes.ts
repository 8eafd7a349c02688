import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { testKeys } from '../../../server/testing/server.ts'
import { bundle } from '../../browser/bundle.ts'
import { makeStoppable } from '../../faults/crashable.ts'
import { type FaultProxy, pass, toBackend } from '../../faults/fault-proxy.ts'
import { Random } from '../../oracle/random.ts'

type Step = {
  name: string
  /** Runs in the page: stops the tab for good at this step. */
  inPage?: () => void
  /** What happens to its next request instead. */
  onLine?: 'hang' | 'cut reply'
}

/** Steps at which a tab that sends events can die. */
const steps: readonly Step[] = [
  {
    name: 'before put',
    inPage() {
      IDBObjectStore.prototype.add = () => window.stop_here()
    },
  },
  {
    name: 'after put',
    inPage() {
      LockManager.prototype.request = () => window.stop_here()
    },
  },
  {
    name: 'lock held',
    inPage() {
      const { request } = LockManager.prototype
      LockManager.prototype.request = function (this: LockManager, name: string, options: object) {
        return request.call(this, name, options, (lock) => lock && window.stop_here())
      } as typeof request
    },
  },
  {
    name: 'read',
    inPage() {
      window.fetch = () => window.stop_here()
    },
  },
  { name: 'sent', onLine: 'hang' },
  { name: 'committed', onLine: 'cut reply' },
  {
    name: 'replied',
    inPage() {
      IDBObjectStore.prototype.delete = () => window.stop_here()
    },
  },
  {
    name: 'mid-delete',
    inPage() {
      const remove = IDBObjectStore.prototype.delete
      IDBObjectStore.prototype.delete = function (key) {
        remove.call(this, key)
        return window.stop_here()
      }
    },
  },
]

/** The range of events that a tab has to add, some in each round. */
type Share = { from: number; to: number }

const tabCount = 4

/** A page that runs tab.ts. */
export async function tabPage(): Promise<string> {
  const script = await bundle(join(import.meta.dirname, 'tab.ts'), { 'process.env.NODE_ENV': '"production"' })
  return `<!doctype html><title>Tab</title><script>${script}</script>`
}

export async function openTab(context: BrowserContext, most: number): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/tab')
  await page.evaluate((given) => window.tab.open(given), { key: testKeys.publishableKey, most })
  await page.evaluate(() => window.tab.allow())
  return page
}

/**
 * Four tabs add `events` events while one after the other dies, once at each step, in an order that the seed decides.
 * Ends when nothing waits on the device any more.
 */
export async function crashingTabs(
  context: BrowserContext,
  proxy: FaultProxy,
  { seed, events, rule }: { seed: number; events: number; rule: Parameters<FaultProxy['rule']>[0] },
): Promise<void> {
  const random = new Random(seed)
  const open = () => openTab(context, events * 2)
  const tabs = await Promise.all(Array.from({ length: tabCount }, open))
  const share = events / tabCount
  const order = [...steps].sort(() => random.next() - 0.5)
  const part = (tab: number, round: number): Share => ({
    from: tab * share + Math.floor((share * round) / order.length),
    to: tab * share + Math.floor((share * (round + 1)) / order.length),
  })
  const add = (page: Page | undefined, { from, to }: Share) =>
    page?.evaluate(([seed = 0, from = 0, to = 0]) => window.tab.fill(seed, from, to), [seed, from, to])

  for (const [round, step] of order.entries()) {
    // Otherwise the other tabs would have sent the victim's events before it dies.
    await drain(tabs[0])
    const victim = random.below(tabCount)
    const page = tabs[victim]
    if (!page) throw new Error('no such tab')
    const reached = Promise.withResolvers<void>()
    let struck = false
    proxy.rule((call) => {
      if (call.path === '/__stop') return { kind: 'hang', meanwhile: reached.resolve }
      if (!step.onLine || struck || !toBackend(call)) return rule?.(call) ?? pass
      struck = true
      return { kind: step.onLine, meanwhile: reached.resolve }
    })
    await makeStoppable(page)
    if (step.inPage) await page.evaluate(step.inPage)
    // It dies during this: later it adds the same events with the same ids. Another tab may send all of them first;
    // then it tries again.
    const dying = (async () => {
      for (;;) {
        await add(page, part(victim, round))
        await page.evaluate(() => window.tab.flush())
        await page.waitForTimeout(500)
      }
    })().catch(() => {})
    await reached.promise
    const others = tabs.map((tab, at) => (at === victim ? undefined : add(tab, part(at, round))))
    // A stopped tab cannot close itself: the browser ends its process.
    await page.close()
    await Promise.all([dying, ...others])
    tabs[victim] = await open()
    await add(tabs[victim], part(victim, round))
    for (const tab of tabs) void tab.evaluate(() => window.tab.flush()).catch(() => {})
  }
  proxy.rule(rule)
  await drain(tabs[0])
  await Promise.all(tabs.map((tab) => tab.close()))
}

/** Waits until no events are waiting on the device. */
async function drain(tab: Page | undefined): Promise<void> {
  while (tab && (await tab.evaluate(() => window.tab.waiting())) > 0) {
    await tab.evaluate(() => window.tab.flush())
    // Another tab is sending, or the server was away: try again.
    await tab.waitForTimeout(200)
  }
}
