import type { BrowserContext, Page } from '@playwright/test'
import { slowDown } from '../browser/chromium.ts'
import { chosen, wake } from '../e2e/fixtures/events.ts'
import type { Site } from './site.ts'
import { expect, open, said, test } from './test.ts'

/** How often each test is repeated: `ROUNDS=20 npm run test:faults -- -g 'row 37'`. */
const rounds = Number(process.env.ROUNDS || 5)
const offline = ['/faq', '/glossary', '/complete-geo-guide', '/geo-vs-seo']

/** The journal that this tab keeps for the visitor to read: one line per event, written at once. */
const noted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A tab that has just been opened has no storage yet.
    if (location.protocol === 'about:') return []
    const journal: { type: string; at: number; path: string }[] = JSON.parse(
      sessionStorage.getItem('citence-journal') ?? '[]',
    )
    return journal.map(({ type, at, path }) => `${type} ${path} ${new Date(at).toISOString()}`)
  })

const viewOf = (path: string) => `page_view ${path} `

const views = async (page: Page, path: string) =>
  (await noted(page)).filter((line) => line.startsWith(viewOf(path))).length

/** Opens a page and stays until it counts as viewed. */
async function read(page: Page, path: string): Promise<void> {
  const before = await views(page, path)
  await page.goto(path)
  await expect.poll(() => views(page, path)).toBe(before + 1)
}

/** The stored events in the journal's format, including any duplicates. */
const stored = async (site: Site): Promise<string[]> =>
  (
    await site.query(
      `select event_type || ' ' || page_path || ' ' || (properties ->> 'timestamp') as line from public.analytics_events`,
    )
  ).map(({ line }) => String(line))

/**
 * Everything in the tabs' journals must arrive, nothing else, and nothing twice.
 * @param earlier events that had arrived before; they may be sent again, because the database recognises them
 * @returns all events that have arrived
 */
async function expectAll(site: Site, tabs: readonly Page[], what: string, earlier: readonly string[] = []) {
  const recorded = (await Promise.all(tabs.map(noted))).flat().sort()
  const arrived = async () => {
    for (const tab of tabs) await wake(tab)
    return [...new Set(await stored(site)).difference(new Set(earlier))].sort()
  }
  await expect.poll(arrived, { timeout: 30_000 }).toEqual(recorded)
  const rows = await stored(site)
  const doubled = rows.length - new Set(rows).size
  const count = new Set(rows).size - earlier.length
  console.log(`${what}: events recorded ${recorded.length} / stored ${count} / doubled ${doubled}`)
  expect(doubled).toBe(0)
  return rows
}

async function agreed(page: Page, context: BrowserContext, site: Site): Promise<void> {
  await chosen(context, site.url, { analytics: true, marketing: true })
  await open(page, '/')
  await expect.poll(() => views(page, '/')).toBe(1)
}

for (const rate of [4, 6]) {
  test(`row 37: four pages read without a network at ${rate}x slower CPU, then a second tab: every event once`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(60_000 * (rounds + 1))
    await agreed(page, context, site)
    await slowDown(page, rate)
    let earlier: string[] = []
    for (let round = 1; round <= rounds; round++) {
      site.down()
      for (const path of offline) await read(page, path)
      site.up()
      const second = await context.newPage()
      await slowDown(second, rate)
      await read(second, '/agency/services')
      // The second tab leaves the last page that it measures, but stays open, so that its journal can be read. Events
      // that it could not send any more are sent by the next page opened.
      await second.goto('/robots.txt')
      await read(page, '/geo-methodology')
      earlier = await expectAll(site, [page, second], `${rate}x, round ${round}`, earlier)
      await second.close()
      await page.evaluate(() => sessionStorage.removeItem('citence-journal'))
    }
  })

  test(`row 37: the endpoint is blocked while pages are read at ${rate}x slower CPU: kept, then sent once`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(60_000 * (rounds + 1))
    await agreed(page, context, site)
    await slowDown(page, rate)
    let earlier: string[] = []
    for (let round = 1; round <= rounds; round++) {
      site.force({ kind: 'cut' }, ({ path }) => path.startsWith('/rest/'))
      for (const path of offline) await read(page, path)
      site.rule()
      await read(page, '/geo-methodology')
      earlier = await expectAll(site, [page], `${rate}x, blocked endpoint, round ${round}`, earlier)
      await page.evaluate(() => sessionStorage.removeItem('citence-journal'))
    }
  })
}

test('row 38: a second tab is opened at 6x slower CPU while the first measures: the first goes on', async ({
  page,
  context,
  site,
}) => {
  await agreed(page, context, site)
  await read(page, '/faq')
  const second = await context.newPage()
  await slowDown(second, 6)
  await read(second, '/glossary')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary', exact: true }).click()
  await expect.poll(() => views(page, '/glossary')).toBe(1)
  await expectAll(site, [page, second], 'second tab')
})

test('row 38: a refusal in one tab closes the banner of the other; accepted later in it, both measure', async ({
  page,
  context,
  site,
}) => {
  await open(page)
  const second = await context.newPage()
  await open(second, '/glossary')
  const banner = (tab: Page) => tab.getByRole('dialog', { name: said.cookies })
  await expect(banner(second)).toBeVisible()
  await banner(page).getByRole('button', { name: said.rejectAll }).click()
  await expect(banner(second)).toHaveCount(0)
  await second.getByRole('button', { name: said.cookieButton }).click()
  await banner(second).getByRole('button', { name: said.acceptAll }).click()
  for (const [tab, path] of [
    [page, '/faq'],
    [second, '/glossary'],
  ] as const)
    await expect.poll(async () => (await noted(tab)).some((line) => line.startsWith(viewOf(path)))).toBe(true)
  await expectAll(site, [page, second], 'accepted later')
})
