import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { loadSite } from '../../../src/content/load.ts'
import { cuesOf } from '../../../src/site/films.ts'
import { locales } from '../../../src/site/locales.ts'
import { filmColours, filmHash, filmHashFile } from '../../../vite/pictures/recorded.ts'
import { typefaces } from '../../../vite/type/typefaces.ts'
import { bundle } from '../../browser/bundle.ts'
import { openBrowser } from '../../browser/chromium.ts'
import type { Script } from './scene.ts'

/** Makes the self-hosted film of each language, and its poster, from the words of src/content/videos. */
const root = resolve(import.meta.dirname, '../../..')
const out = join(root, 'public/videos')
const require = createRequire(import.meta.url)

const dataUrl = async (file: string) =>
  `data:font/woff2;base64,${(await readFile(require.resolve(file))).toString('base64')}`

const only = process.argv[2]
const fonts = { serif: await dataUrl(typefaces.serif.file), sans: await dataUrl(typefaces.sans.file) }
const code = await bundle(join(import.meta.dirname, 'studio.ts'), { filmColours: JSON.stringify(await filmColours()) })
await using browser = await openBrowser()
await mkdir(out, { recursive: true })
for (const locale of locales) {
  if (only && only !== locale) continue
  const page = await browser.newPage()
  // WebCodecs wants a secure origin.
  await page.route('https://studio.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Studio</title>' }),
  )
  await page.goto('https://studio.example/')
  await page.addScriptTag({ content: code })
  for (const block of loadSite(root).pages.flatMap((found) => (found.locale === locale ? found.blocks : []))) {
    if (block.type !== 'video' || block.video.platform !== 'file') continue
    const { title, duration, transcript, videoId } = block.video
    const sections = transcript.map(({ start, end, title }) => ({ start, end, title }))
    const script: Script = { title, locale, duration, sections, cues: cuesOf(block.video) }
    const start = performance.now()
    const { film, poster } = await page.evaluate(([script, fonts]) => window.record(script, fonts), [
      script,
      fonts,
    ] as const)
    await writeFile(join(out, `${videoId}.webm`), Buffer.from(film, 'base64'))
    await writeFile(join(out, `${videoId}.webp`), Buffer.from(poster, 'base64'))
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(
      `${videoId}: ${Math.round((film.length * 3) / 4 / 1024)} KB, poster ${Math.round((poster.length * 3) / 4 / 1024)} KB, in ${seconds} s`,
    )
  }
  await page.close()
}
if (!only) await writeFile(join(root, 'public', filmHashFile), `${await filmHash()}\n`)
