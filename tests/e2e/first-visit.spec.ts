import { fragmentFile } from '../../src/site/page-parts.ts'
import { requestedPaths } from './fixtures/quiet.ts'
import { expect, test } from './fixtures/test.ts'

const isInstalled = () => navigator.serviceWorker.controller?.state === 'activated'
const isFragment = (path: string) => path.startsWith(`/${fragmentFile('/').replace('.bin', '')}`)

test('the pages of a language come together, not one by one', async ({ page, context, site }) => {
  const asked = requestedPaths(context)
  await page.goto('/')
  await page.waitForFunction(isInstalled)
  expect(asked.filter(isFragment)).toEqual([])
  expect(asked).toEqual(expect.arrayContaining(['/kept/en.json', '/kept/all.json']))
  expect(asked.length).toBeLessThanOrEqual(20)
  await site.stop()
  await page.goto('/faq')
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/faq')
})

test('while a deploy is under way, what comes together may be of another version: pages come one by one', async ({
  page,
  context,
  site,
}) => {
  site.publish((assets) => {
    const other = assets.get('/kept/fr.json')
    if (!other) throw new Error('kept/fr.json is not published.')
    return new Map([...assets, ['/kept/en.json', other]])
  })
  const asked = requestedPaths(context)
  await page.goto('/')
  await page.waitForFunction(isInstalled)
  expect(asked).toContain(`/${fragmentFile('/faq')}`)
  await site.stop()
  await page.goto('/faq')
  await expect(page.getByRole('main')).toHaveAttribute('data-page', '/faq')
})
