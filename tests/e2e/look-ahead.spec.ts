import { partAddress } from '../../src/site/page-parts.ts'
import { expect, test } from './fixtures/test.ts'

test('what the first links on the screen lead to comes from the worker before anyone points at them', async ({
  page,
}) => {
  const asked: { path: string; isOfNetwork: boolean }[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/parts/') || path.includes('/visits-'))
      asked.push({ path, isOfNetwork: !response.fromServiceWorker() })
  })
  await page.goto('/')
  const part = partAddress('/complete-geo-guide')
  await expect.poll(() => asked.map(({ path }) => path)).toContain(part)
  const [link] = await page.locator('main a[href="/complete-geo-guide"]').all()
  await link?.click()
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/complete-geo-guide')
  expect(asked.filter(({ path }) => path === part)).toHaveLength(1)
  expect(asked.filter(({ isOfNetwork }) => isOfNetwork)).toEqual([])
})

test('without a worker nothing is fetched for a link that nobody points at', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const parts: string[] = []
  page.on('request', (request) => void (request.url().includes('/parts/') && parts.push(request.url())))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 600)
  await page.waitForLoadState('networkidle')
  expect(parts).toEqual([])
  await context.close()
})
