import type { Page } from '@playwright/test'
import { localeInfo, locales, localize } from '../../src/site/locales.ts'
import { clipboard } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'
import { hydrated, workerReady } from './fixtures/worker.ts'

const said = {
  en: {
    play: /^Play “GEO in 90 seconds”/,
    speed: /^Speed/,
    faster: 'Speed 1.25\u00a0×',
    chapter: '0:30 What research says',
    share: 'Share',
    txt: 'Download transcript (.txt)',
    offline: 'this device seems to be offline',
  },
  fr: {
    play: /^Lire «\s*Le GEO en 90 secondes/,
    speed: /^Vitesse/,
    faster: 'Vitesse 1,25\u00a0×',
    chapter: '0:30 Ce que dit la recherche',
    share: 'Partager',
    txt: 'Télécharger la transcription (.txt)',
    offline: 'cet appareil semble hors ligne',
  },
} as const

const at = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? -1)

for (const locale of locales) {
  const path = localize('/video-presentation-geo', locale)
  const words = said[locale]

  test(`the film plays on a click and goes to its chapters, in ${localeInfo[locale].name}`, async ({
    page,
    context,
    site,
  }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('.film img')).toBeVisible()
    await expect(page.locator('video, iframe')).toHaveCount(0)
    expect(asked.filter((url) => !url.startsWith(site.url) || url.endsWith('.webm'))).toEqual([])

    const speed = page.getByRole('button', { name: words.speed })
    await speed.click()
    await expect(speed).toHaveText(words.faster)
    await page.getByRole('link', { name: words.play }).click()
    const video = page.locator('video')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25)
    await expect.poll(() => at(page)).toBeGreaterThan(0)
    expect(await video.evaluate((element: HTMLVideoElement) => Math.round(element.duration))).toBe(90)
    await page.getByRole('link', { name: words.chapter }).click()
    await expect.poll(() => at(page)).toBeGreaterThanOrEqual(30)
    expect(await at(page)).toBeLessThan(45)
    // The current sentence, in the chosen chapter.
    const marked = page.locator('.block--video section [aria-current]')
    await expect(marked).toHaveCount(1)
    await expect(page.locator('.block--video section').nth(2).locator('[aria-current]')).toHaveCount(1)
    const captions = await page.evaluate(() => {
      const track = document.querySelector('video')?.textTracks[0]
      if (track) track.mode = 'hidden'
      return new Promise<number>((resolve) => {
        const look = () => (track?.cues?.length ? resolve(track.cues.length) : requestAnimationFrame(look))
        look()
      })
    })
    expect(captions).toBeGreaterThan(10)
    expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([])
  })

  test(`its words can be downloaded and its address shared, in ${localeInfo[locale].name}`, async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(path)
    const link = page.getByRole('link', { name: words.txt })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(`geo-in-90-seconds-${locale}.txt`)
    const captions = await request.get(`/videos/geo-in-90-seconds-${locale}.vtt`)
    expect(captions.headers()['content-type']).toContain('text/vtt')
    expect(await captions.text()).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /)
    await page.getByRole('button', { name: words.share }).click()
    await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${path}$`))
  })

  test(`offline it says why there is no film, and its words are there, in ${localeInfo[locale].name}`, async ({
    page,
    site,
  }) => {
    await page.goto(path)
    await workerReady(page)
    await page.reload()
    await hydrated(page)
    await site.stop()
    await page.locator('.expandable summary').last().click()
    await page.getByRole('link', { name: words.play }).click()
    await expect(page.locator('.film').getByRole('status')).toContainText(words.offline)
    await expect(page.locator('.block--video details')).toHaveAttribute('open', '')
    await site.start()
    await page.getByRole('link', { name: words.play }).click()
    await expect.poll(() => at(page)).toBeGreaterThan(0)
    await expect(page.locator('.film').getByRole('status')).toHaveCount(0)
  })
}
