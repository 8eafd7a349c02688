import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '../../src/site/brand.ts'
import { palette } from './palette.ts'

/** Hash of the colours in which the films were made; `npm run film` writes it beside them. */
export const filmHashFile = 'videos/colours.sha256'

/** The colours of the films, from the tokens of the site. */
export async function filmColours() {
  const colour = await palette('light')
  return {
    paper: colour('paper'),
    sunk: colour('paper-sunk'),
    ink: colour('ink'),
    quiet: colour('rule-strong'),
    signal: colour('signal'),
  }
}

export async function filmHash(): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await filmColours()))
    .digest('hex')
}

/** Warns about films in other colours. They are still published, because they show no brand. */
export async function checkFilms(outDir: string): Promise<void> {
  const file = join(outDir, filmHashFile)
  const made = await readFile(file, 'utf8').catch(() => '')
  await rm(file, { force: true })
  if (made.trim() !== (await filmHash())) console.warn('public/videos shows films in other colours. Run npm run film.')
}

/** Below `public/` and the published folder alike. */
export const screenshotFolder = 'screenshots'

/** Hash of the brand that the screenshots show; `npm run pictures` writes it beside them. */
export const screenshotHashFile = `${screenshotFolder}/brand.sha256`

/** A hash of what screenshots show of a brand. */
export function brandHash(): string {
  const { name, origin, emails } = brand
  return createHash('sha256')
    .update(JSON.stringify([name, origin, emails.contact]))
    .digest('hex')
}

/** Removes screenshots of another brand from the published folder: they do not show this site. */
export async function keepOwnScreenshots(outDir: string): Promise<void> {
  const hash = await readFile(join(outDir, screenshotHashFile), 'utf8').catch(() => '')
  const isOurs = hash.trim() === brandHash()
  await rm(join(outDir, isOurs ? screenshotHashFile : screenshotFolder), { recursive: true, force: true })
  if (!isOurs)
    console.warn('public/screenshots shows another brand and is left out. Start the site, then run npm run pictures.')
}
