import { caps } from '../../vite/worker/precache.ts'
import { grow } from './deploys.ts'
import type { Outcome } from './fault-proxy.ts'
import { disconnect, expect, expectAnswer, open, ready, reconnect, test } from './test.ts'

test('growth: beyond the caps neither a silent nor a failing server, nor one that breaks off, hides what was read, and no stranger takes its place', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000)
  await site.deploy(async (directory) => expect((await grow(directory, 600)).kind).toBe('core'))
  // One page for each: a request that hangs holds back the next of the same address.
  const [silent, failing, taken] = ['/blog/article-3', '/blog/article-4', '/blog/article-5'] as const
  const broken = '/blog/article-6'
  const isKept = (path: string) => page.evaluate(async (path) => Boolean(await caches.match(path)), path)
  // Opened before there is a worker, and cached by it.
  await open(page, silent)
  await expect.poll(() => isKept(silent)).toBe(true)
  for (const path of [failing, broken, taken]) {
    await page.goto(path)
    await expect.poll(() => isKept(path)).toBe(true)
  }
  const articles = (outcome: Outcome) => site.force(outcome, ({ path }) => path.startsWith('/blog/'))
  articles({ kind: 'hang' })
  await expectAnswer(page, silent)
  articles({ kind: 'answer', status: 502, body: 'Bad gateway' })
  await expectAnswer(page, failing)
  articles({ kind: 'cut reply' })
  await expectAnswer(page, broken)
  articles({ kind: 'answer', status: 200, body: 'Sign in to this network', headers: { 'content-type': 'text/html' } })
  await page.goto(taken)
  await expect(page.getByText('Sign in to this network')).toBeVisible()
  await disconnect(context, site)
  await expectAnswer(page, taken)
})

test('growth: of 2,000 pages the visitor keeps home, forms and the offline page in their language, and what was read', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000)
  let files = 0
  await site.deploy(async (directory) => {
    const plan = await grow(directory, 2_000)
    files = plan.files.length
    expect(plan.kind).toBe('core')
    expect(plan.bytes).toBeLessThanOrEqual(caps.bytes)
  })
  expect(files).toBeLessThanOrEqual(caps.files)
  await open(page, '/fr')
  await page.goto('/fr/blog/article-7')
  await ready(page)
  await page.goto('/fr/blog/article-8?gclid=abc')
  await ready(page)
  await disconnect(context, site)
  for (const path of [
    '/fr',
    '/fr/agency/contact',
    '/fr/tools/free-geo-audit',
    '/fr/complete-geo-guide',
    '/fr/blog/article-7',
    '/fr/blog/article-8',
  ])
    await expectAnswer(page, path)
  for (const [path, stand, language] of [
    ['/fr/blog/article-9', '/fr/offline', 'fr'],
    ['/blog/article-9', '/offline', 'en'],
  ] as const) {
    await expectAnswer(page, path, 503, stand)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
})

test('growth: a site of 500 articles in two languages is read offline: what was read, and all of it by those who ask', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  await site.deploy(async (directory) => expect((await grow(directory, 1_000)).kind).toBe('core'))
  await open(page, '/blog/article-3')
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/blog/article-3')))).toBe(true)
  await disconnect(context, site)
  expect((await page.goto('/blog/article-3'))?.status()).toBe(200)
  expect((await page.goto('/fr/blog/article-4'))?.status()).toBe(503)

  await reconnect(context, site)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: /^Keep the whole site offline/ }).click()
  await expect(page.getByText(/^The whole site is kept on this device/)).toBeVisible({ timeout: 120_000 })
  await disconnect(context, site)
  const wrong = await page.evaluate(async () => {
    const paths = Array.from({ length: 500 }, (_, at) => [`/blog/article-${at}`, `/fr/blog/article-${at}`]).flat()
    const isThere = async (path: string) => {
      const response = await fetch(path, { headers: { accept: 'text/html' } })
      return response.ok && (await response.text()).includes(`data-page="${path}"`)
    }
    const found = await Promise.all(paths.map(isThere))
    return paths.filter((_, at) => !found[at])
  })
  expect(wrong).toEqual([])
  for (const path of [
    '/blog/article-4',
    '/fr/blog/article-4',
    '/blog/article-499',
    '/fr/blog/article-499',
    '/fr/sources',
  ])
    await expectAnswer(page, path)
  expect((await page.goto('/blog/article-500'))?.status()).toBe(503)
})
