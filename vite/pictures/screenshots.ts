import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brand } from '../../src/site/brand.ts'

/** Below `public/` and the published folder alike. */
export const screenshotFolder = 'screenshots'

/** Hash of the brand that the screenshots show; `npm run pictures` writes it beside them. */
export const screenshotHashFile = `${screenshotFolder}/brand.sha256`

/** A hash of what screenshots show of a brand. */
export function brandHash({ name, origin, emails }: Pick<typeof brand, 'name' | 'origin' | 'emails'> = brand): string {
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
