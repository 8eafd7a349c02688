import type { Browser } from 'playwright'
import { workerReady } from '../../e2e/fixtures/worker.ts'
import { openSlowLine } from './slow-line.ts'

/** A first visit over a slow line: seconds and what came over the line until the site can be read offline. */
export async function untilReady(browser: Browser, origin: string, savesData: boolean) {
  const line = await openSlowLine(origin)
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
  await page.goto(`${line.origin}/`)
  const soFar = async () => ({
    seconds: (await page.evaluate(() => performance.now())) / 1000,
    requests,
    KB: Math.round(line.bytes() / 1024),
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const first = await soFar()
  if (!savesData) await workerReady(page)
  // What a visitor who saves data has not asked for would have come by now.
  else await page.waitForLoadState('networkidle')
  const all = await soFar()
  await context.close()
  await line.close()
  return [
    { visitor: savesData ? 'saves data' : 'any', until: 'what is read first is kept', ...first },
    { visitor: savesData ? 'saves data' : 'any', until: savesData ? 'nothing more comes' : 'all is kept', ...all },
  ]
}
