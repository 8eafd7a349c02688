import type { BrowserContext, Page } from '@playwright/test'
import { pageOfPart } from '../../src/site/page-parts.ts'
import { threeBuilds } from './builds.ts'
import { toBackend } from './fault-proxy.ts'
import type { Site } from './site.ts'
import { test as base, expect, expectLeads, open, send } from './test.ts'

const test = base.extend<{ newcomer: BrowserContext }>({
  newcomer: async ({ browser, baseURL, locale }, use) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), ...(locale && { locale }) })
    await use(context)
    await context.close()
  },
})

/** A visitor during a deploy opens one of them at each step. */
const paths = [
  '/faq',
  '/',
  '/fr/complete-geo-guide',
  '/agency/contact',
  '/fr/glossary',
  '/geo-vs-seo',
  '/fr/faq',
] as const
const pathAt = (step: number) => paths[step % paths.length] ?? '/'

/** Opens a page in the current mix of builds: it must be readable at once, whether or not its scripts load. */
async function read(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await expect(page.getByRole('main')).toHaveAttribute('data-page', path)
  return page
}

/** Lets the browser check for a new worker, and install it if possible. */
async function look(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
    const { installing } = registration ?? {}
    await new Promise<void>((settled) => {
      if (!installing) return settled()
      installing.addEventListener('statechange', () => settled())
    })
  })
}

/**
 * Whether a form becomes interactive when focused, with script and style sheet of the same build. `false` while the
 * page reloads into another build, so that the caller asks again.
 */
const works = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('#footer-form')
      form?.querySelector<HTMLElement>('.control')?.focus()
      const script = document.documentElement.dataset.script
      const style = getComputedStyle(document.documentElement).getPropertyValue('--build').trim()
      return script === style && form?.getAttribute('novalidate') === ''
    })
    .catch(() => false)

/**
 * Each tab must work, on its own, after reloading itself or after a reload; never after two.
 * @returns the number of reloads
 */
async function expectAllWork(tabs: readonly Page[]): Promise<number> {
  let reloads = 0
  for (const tab of tabs) {
    let loads = 0
    tab.on('domcontentloaded', () => {
      loads += 1
    })
    const message = tab.url()
    const worked = await expect
      .poll(() => works(tab), { timeout: 8_000 })
      .toBe(true)
      .then(() => true)
      .catch(() => false)
    if (!worked) {
      await tab.reload()
      await expect.poll(() => works(tab), { message }).toBe(true)
    }
    expect(loads, message).toBeLessThanOrEqual(1)
    reloads += loads
  }
  return reloads
}

/** One visitor has the worker of build 1, another comes during the deploy; each opens a tab at each step. */
async function deploy(
  { context, newcomer, site }: { context: BrowserContext; newcomer: BrowserContext; site: Site },
  steps: readonly (() => void)[],
  comesAt: number,
): Promise<void> {
  const first = await context.newPage()
  await open(first, '/')
  const tabs = [first]
  for (const [at, step] of steps.entries()) {
    step()
    await look(first)
    tabs.push(await read(context, pathAt(at)))
    if (at >= comesAt) tabs.push(await read(newcomer, pathAt(at + 1)))
  }
  const reloads = await expectAllWork(tabs)
  for (const someone of [context, newcomer]) {
    const page = await read(someone, '/faq')
    await expectAllWork([page])
    await send(page, 'hello')
  }
  await expectLeads(site, 'hello', 'hello')
  test.info().annotations.push({ type: 'reloads', description: String(reloads) })
}

/** The parts of a site that are deployed separately. */
const deployParts = ['worker', 'assets', 'pages'] as const
type DeployPart = (typeof deployParts)[number]

test.describe('row 40', () => {
  test.setTimeout(180_000)

  for (const [at, [second, third]] of ordersOf(deployParts)
    .flatMap((one) => ordersOf(deployParts).map((two) => [one, two] as const))
    .entries())
    test(`row 40: build 2 as ${second.join(', ')}, then build 3 as ${third.join(', ')}: every page works after at most one reload`, async ({
      context,
      newcomer,
      site,
    }) => {
      const served = { worker: 0, assets: 0, pages: 0 }
      await serveMix(site, threeBuilds(), (path) => served[partOf(path)])
      const steps = [...second, ...third].map((part) => () => {
        served[part] += 1
      })
      await deploy({ context, newcomer, site }, steps, at % steps.length)
    })

  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
    test(`row 40: any build for any path, at random (${seed}): every page works after at most one reload`, async ({
      context,
      newcomer,
      site,
    }) => {
      let time = 0
      const choose = (path: string) => {
        if (time === 0) return 0
        return time > 5 ? 2 : Math.floor(3 * chance(`${seed} ${time} ${path.replace(/\?.*/, '')}`))
      }
      await serveMix(site, threeBuilds(), choose)
      const step = () => {
        time += 1
      }
      await deploy({ context, newcomer, site }, Array(6).fill(step), seed % 6)
    })
})

function partOf(path: string): DeployPart {
  const { pathname } = new URL(path, 'http://site.example')
  if (pathname === '/sw.js') return 'worker'
  if (pageOfPart(pathname)) return 'pages'
  return /\.\w+$/.test(pathname) ? 'assets' : 'pages'
}

/** Serves each request from the build that `choose` returns, except requests to the backend. */
async function serveMix(site: Site, directories: readonly string[], choose: (path: string) => number) {
  const servers: string[] = []
  for (const directory of directories) servers.push(await site.serve(directory))
  site.rule((call) => {
    const to = toBackend(call) ? servers[0] : servers[choose(call.path)]
    if (!to) throw new Error(`tests/faults/mixed-deploy.fault.ts: there is no build ${choose(call.path)}.`)
    return { kind: 'pass', to }
  })
}

/** Every order in which the parts of a deploy can arrive. */
function ordersOf<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length < 2) return [[...parts]]
  return parts.flatMap((first) => ordersOf(parts.filter((part) => part !== first)).map((rest) => [first, ...rest]))
}

/** A pseudo-random number from 0 up to 1 that depends on the text only. */
function chance(text: string): number {
  let state = 2_166_136_261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507) >>> 0
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
}
