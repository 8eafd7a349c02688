import type { Browser } from 'playwright'
import { layoutShiftOf } from './visit.ts'

/** Milliseconds of this machine's main thread until load + 2 s, unthrottled. */
export type Cpu = { script: number; task: number; layoutShift: number }

const desktop = { width: 1350, height: 940 }

/** The median of `runs` first visits on a wide screen; of their layout shifts the largest. */
export async function cpuOf(browser: Browser, url: string, runs: number): Promise<Cpu> {
  const measured: Cpu[] = []
  for (let run = 0; run < runs; run++) measured.push(await once(browser, url))
  const median = measured.sort((a, b) => a.script - b.script)[Math.floor(runs / 2)]
  if (!median) throw new Error('cpu.ts: a median takes at least one run.')
  return { ...median, layoutShift: Math.max(...measured.map(({ layoutShift }) => layoutShift)) }
}

async function once(browser: Browser, url: string): Promise<Cpu> {
  const context = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(2000)
  const { metrics } = await session.send('Performance.getMetrics')
  const layoutShift = await layoutShiftOf(page)
  await context.close()
  const ms = (name: string) => Math.round((metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000)
  return { script: ms('ScriptDuration'), task: ms('TaskDuration'), layoutShift }
}
