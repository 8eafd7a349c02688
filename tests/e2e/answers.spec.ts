import { parseDocument } from 'htmlparser2'
import { locales } from '../../src/site/locales.ts'
import { byTag } from '../built/page.ts'
import { everyPage } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('every page is compressed, asked for again each time, and guarded', async ({ request }) => {
  for (const { path } of everyPage) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip, br' } })
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept-encoding/i),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
    })
    const policy = headers['content-security-policy'] ?? ''
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    ]) {
      expect(policy, path).toContain(rule)
    }
    expect(policy).not.toContain('unsafe')
  }
})

test('files of a page are cached for ever, the worker and the manifests are not', async ({ page, request }) => {
  const loaded: string[] = []
  page.on('request', (sent) => loaded.push(new URL(sent.url()).pathname))
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const assets = loaded.filter((path) => path.startsWith('/assets/'))
  expect(assets.length).toBeGreaterThan(2)
  for (const path of new Set(assets)) {
    const response = await request.get(path)
    expect(response.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable')
  }
  for (const path of ['/sw.js', '/manifest.webmanifest', '/fr.webmanifest']) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache')
  }
})

test('every link within the site leads to a page, without a redirect, and every fragment to a place', async ({
  request,
}) => {
  const texts = new Map<string, string>()
  for (const { path } of everyPage) {
    const page = await (await request.get(path)).text()
    const links = byTag(parseDocument(page), 'a').map(({ attribs }) => attribs.href ?? '')
    for (const href of new Set(links.filter((link) => /^[/#]/.test(link)))) {
      const [target = '', fragment] = href.split('#')
      if (target && !texts.has(target)) {
        const response = await request.get(target, { maxRedirects: 0 })
        expect(response.status(), `${href} on ${path}`).toBe(200)
        texts.set(target, await response.text())
      }
      // A time in a film is not an anchor of a page.
      if (fragment && !/^t=\d+$/.test(fragment))
        expect(target ? texts.get(target) : page, `${href} on ${path}`).toContain(`id="${fragment}"`)
    }
  }
})

for (const locale of locales)
  test(`the manifest of ${locale} is valid, and what it names exists`, async ({ page, request }) => {
    const start = locale === 'fr' ? '/fr' : '/'
    await page.goto(start)
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const response = await request.get(href)
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({ lang: locale, start_url: start, id: '/', scope: '/', display: 'standalone' })
    const icons: { src: string; sizes: string; type: string; purpose: string }[] = manifest.icons
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, type } of [...icons, ...manifest.screenshots]) {
      const picture = await request.get(src)
      expect(picture.status(), src).toBe(200)
      expect(picture.headers()['content-type'], src).toContain(type)
    }
    for (const { url } of manifest.shortcuts)
      expect((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200)
    // An installable site needs screenshots.
    expect(manifest.screenshots.length).toBeGreaterThan(0)
  })
