import { locales, localize } from '../../src/site/locales.ts'
import { expect, test } from './fixtures/test.ts'
import { workerReady } from './fixtures/worker.ts'

test('browsers find nothing that keeps the site from being installed, as one app in both languages', async ({
  visitor,
}) => {
  // A persistent profile: nothing can be installed in a private window.
  const { page } = await visitor.open()
  const session = await page.context().newCDPSession(page)
  const ids = new Set<string | undefined>()
  for (const locale of locales) {
    await page.goto(localize('/', locale))
    await workerReady(page)
    await page.locator('head > link[rel=manifest]').waitFor({ state: 'attached' })
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { errors, data = '{}' } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data)
    expect(manifest).toMatchObject({
      lang: locale,
      start_url: localize('/', locale),
      scope: '/',
      display: 'standalone',
      launch_handler: { client_mode: ['navigate-existing', 'auto'] },
    })
    expect(manifest.screenshots).not.toEqual([])
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots])
      expect((await page.request.get(src)).headers()['content-type'], src).toContain(type)
    ids.add((await session.send('Page.getAppId')).appId)
  }
  expect(ids.size).toBe(1)
})
