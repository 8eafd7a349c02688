import type { Browser } from 'playwright'
import { pageEventName } from '../../../src/site/page-events.ts'
import { slowDown } from '../../browser/chromium.ts'
import { workerReady } from '../../e2e/fixtures/worker.ts'
import { quantile } from '../quantile.ts'
import { openSlowProxy } from './slow-proxy.ts'

const paths = ['/faq', '/complete-geo-guide', '/glossary', '/sources', '/geo-vs-seo'] as const

/**
 * Milliseconds until a page is shown without a network, on a processor slowed down four times; the worker, which is in
 * a process of its own, is not slowed down.
 */
export async function offlineTimes(browser: Browser, origin: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/`)
  await workerReady(page)
  await context.setOffline(true)
  await slowDown(page, 4)
  const html: number[] = []
  const painted: number[] = []
  for (const path of paths) {
    await page.goto(origin + path)
    html.push(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd))
    painted.push(await page.evaluate(firstPaint))
  }
  const soft: number[] = []
  for (const path of paths) {
    await page.goto(`${origin}/`)
    await page.locator('body > .consent').waitFor({ state: 'attached' })
    soft.push(await page.evaluate(goTo, { path, pageEventName }))
  }
  await context.close()
  return [
    { 'offline, 4x CPU': 'full load until the page has come', ms: Math.round(quantile(html)) },
    { 'offline, 4x CPU': 'full load until its first contentful paint', ms: Math.round(quantile(painted)) },
    { 'offline, 4x CPU': 'soft navigation until the frame with the page', ms: Math.round(quantile(soft)) },
  ]
}

const firstPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') resolve(startTime)
    }).observe({ type: 'paint', buffered: true })
  })

/** Follows a link by a click without a pointer near it before, which would prefetch. */
const goTo = ({ path, pageEventName }: { path: string; pageEventName: string }) =>
  new Promise<number>((resolve) => {
    const start = performance.now()
    addEventListener(pageEventName, ({ detail }: Event & { detail?: { kind: string } }) => {
      if (detail?.kind === 'arrived') requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click()
  })

/** A first visit over a slow line: seconds and bytes until the site can be read offline. */
export async function untilReady(browser: Browser, origin: string, savesData: boolean) {
  const proxy = await openSlowProxy(origin)
  const context = await browser.newContext()
  const page = await context.newPage()
  let requests = 0
  context.on('request', () => {
    requests += 1
  })
  if (savesData)
    await page.addInitScript(() =>
      Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { get: () => true }),
    )
  await page.goto(`${proxy.origin}/`)
  const soFar = async () => ({
    seconds: (await page.evaluate(() => performance.now())) / 1000,
    requests,
    KB: Math.round(proxy.bytes() / 1024),
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const first = await soFar()
  if (!savesData) await workerReady(page)
  // By then, files that a visitor with Save-Data did not ask for would have come.
  else await page.waitForLoadState('networkidle')
  const all = await soFar()
  await context.close()
  await proxy.close()
  return [
    { visitor: savesData ? 'saves data' : 'any', until: 'what is read first is kept', ...first },
    { visitor: savesData ? 'saves data' : 'any', until: savesData ? 'nothing more comes' : 'all is kept', ...all },
  ]
}
