import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Browser } from 'playwright'
import { decide, toCookie } from '../../src/consent/record.ts'
import { type Locale, locales, localize } from '../../src/site/locales.ts'
import { brandHash, screenshotFolder, screenshotHashFile } from '../../vite/pictures/recorded.ts'
import { openBrowser } from '../browser/chromium.ts'

/** Sizes in CSS pixels of the screenshots that an install prompt shows on a wide and on a narrow screen. */
const shapes = { wide: { width: 1280, height: 800 }, narrow: { width: 412, height: 892 } } as const

const root = resolve(import.meta.dirname, '../..')
const origin = `http://localhost:${process.env.PORT || 4173}`

/** The pictures of the web app manifests and of the README, from a running site. */
async function takeAll(browser: Browser): Promise<void> {
  await mkdir(resolve(root, 'public', screenshotFolder), { recursive: true })
  for (const locale of locales) {
    for (const shape of ['wide', 'narrow'] as const) {
      const picture = await take(browser, locale, shape)
      await writeFile(resolve(root, `public/${screenshotFolder}/${locale}-${shape}.png`), picture)
      if (locale === 'en' && shape === 'wide') await writeFile(resolve(root, 'docs/home.png'), picture)
    }
  }
  // Last, so that it never vouches for pictures that were not taken.
  await writeFile(resolve(root, 'public', screenshotHashFile), `${brandHash()}\n`)
}

async function take(browser: Browser, locale: Locale, shape: keyof typeof shapes): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: shapes[shape],
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  // As if the banner had been answered.
  const cookie = toCookie(decide({ analytics: false, marketing: false }, Date.now()))
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(cookie) ?? []
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  await page.goto(origin + localize('/', locale))
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await context.close()
  return picture
}

if (!(await fetch(origin).catch(() => undefined))?.ok) {
  console.error(`${origin}: no site answers there. Run npm start, with the same PORT if you set one, then this again.`)
  process.exit(1)
}
await using browser = await openBrowser()
await takeAll(browser)
