import { brotliCompressSync, deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Asset } from '../../server/site/assets.ts'
import { locales, localize } from '../../src/site/locales.ts'
import { fragmentFile } from '../../src/site/page-parts.ts'
import { entryOf } from '../../vite/worker/precache.ts'
import { expectFilled, fillIn, forms } from './fixtures/forms.ts'
import { follow, isMarked, mark } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { words } from './fixtures/words.ts'
import { hydrated, workerReady } from './fixtures/worker.ts'

/**
 * The same site with a different text on one page, as after a deploy: the worker's list has a new revision of that
 * page.
 */
function nextVersion(assets: ReadonlyMap<string, Asset>, path: string): ReadonlyMap<string, Asset> {
  const renamed = (text: string) => text.replace(/<title>/, '<title>New: ')
  const file = fragmentFile(path)
  const fragment = deflateRawSync(renamed(inflateRawSync(bytesOf(assets, `/${file}`)).toString()))
  const entry = new RegExp(`\\{"integrity":"[^"]+","revision":"[^"]+","transfer":\\d+,"url":"${file}"\\}`)
  const worker = textOf(assets, '/sw.js')
  expect(worker).toMatch(entry)
  return new Map([
    ...assets,
    replaced(assets, path, renamed(textOf(assets, path))),
    replaced(assets, `/${file}`, fragment),
    replaced(
      assets,
      '/sw.js',
      worker.replace(entry, () => JSON.stringify(entryOf({ url: file, revision: 'next' }, fragment))),
    ),
  ])
}

const bytesOf = (assets: ReadonlyMap<string, Asset>, path: string) =>
  Buffer.from(assets.get(path)?.variants.get('identity')?.bytes ?? [])

const textOf = (assets: ReadonlyMap<string, Asset>, path: string) => bytesOf(assets, path).toString()

function replaced(assets: ReadonlyMap<string, Asset>, path: string, text: string | Buffer): [string, Asset] {
  const variants: Asset['variants'] = new Map([
    ['identity', { bytes: new Uint8Array(Buffer.from(text)), tag: '"next"' }],
    ['br', { bytes: new Uint8Array(brotliCompressSync(text)), tag: '"next-br"' }],
  ])
  return [path, { headers: assets.get(path)?.headers ?? {}, variants }]
}

for (const locale of locales)
  test(`a new version is offered and not forced, and a half-filled form is there after the reload (${locale})`, async ({
    page,
    site,
  }) => {
    const given = forms.contact[locale]
    const said = words[locale]
    await page.goto(localize('/', locale))
    await workerReady(page)
    site.publish((assets) => nextVersion(assets, given.page))

    await page.goto(given.page)
    await expect(page.getByText(said.newVersion)).toBeVisible()
    await expect(page).not.toHaveTitle(/^New: /)
    await mark(page)
    await fillIn(page, given)
    await expect(page.getByText(said.newVersion)).toBeVisible()
    expect(await isMarked(page)).toBe(true)

    await page.getByRole('button', { name: said.reload, exact: true }).click()
    await expect(page).toHaveTitle(/^New: /)
    await expectFilled(page, given)
    await expect(page.getByText(said.newVersion)).toHaveCount(0)
  })

test('a visitor who wants a new version later is not asked again on the same day, but on the next', async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date('2026-03-28T12:00') })
  await page.goto('/')
  await workerReady(page)
  site.publish((assets) => nextVersion(assets, '/faq'))
  await page.reload()
  const notice = page.getByText(words.en.newVersion)
  await page.getByRole('button', { name: words.en.later, exact: true }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await follow(page, '/glossary')
  await expect(notice).toHaveCount(0)
  await page.clock.setSystemTime(new Date('2026-03-29T12:00'))
  await follow(page, '/faq')
  await expect(notice).toBeVisible()
})

test('a tab of the first visit is offered a version that the browser found in another tab', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  site.publish((assets) => nextVersion(assets, '/faq'))
  await (await context.newPage()).goto('/glossary')
  await expect(page.getByText(words.en.newVersion)).toBeVisible()
})

test('no new version is announced after the data of the site are cleared', async ({ page, context, site }) => {
  await page.goto('/')
  await workerReady(page)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' })
  await page.waitForFunction(() => !navigator.serviceWorker.controller)
  await (await context.newPage()).goto('/glossary')
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  await hydrated(page)
  await expect(page.getByText(words.en.newVersion)).toHaveCount(0)
})

test('a page that comes to look late is offered the version that another tab has taken meanwhile', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/')
  await workerReady(page)
  await page.addInitScript(() => {
    window.requestIdleCallback = (look) => {
      addEventListener('idle', () => look({ didTimeout: false, timeRemaining: () => 50 }), { once: true })
      document.documentElement.dataset.waits = ''
      return 0
    }
  })
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-waits')
  site.publish((assets) => nextVersion(assets, '/faq'))
  const other = await context.newPage()
  await other.goto('/glossary')
  const change = page.evaluate(
    () => new Promise<void>((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve())),
  )
  await other.getByRole('button', { name: words.en.reload, exact: true }).click()
  await change
  await page.evaluate(() => dispatchEvent(new Event('idle')))
  await expect(page.getByText(words.en.newVersion)).toBeVisible()
})
