import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { everyPage } from '../../src/content/find.ts'
import type { PageHead, SiteIndex } from '../../src/content/model.ts'
import { socialImagePath } from '../../src/site/addresses.ts'
import { socialDrawing, socialImage } from './social-image.ts'

/** Draws the social image of every page; those of an earlier build with the same words are taken from the cache. */
export async function writeSocialImages(out: string, site: SiteIndex): Promise<void> {
  await writeAll(out, site, async (page, file) => writeFile(file, await socialImage(words(page))))
}

/** The same as SVG, which is faster and keeps the words readable. */
export async function writeSocialDrawings(out: string, site: SiteIndex): Promise<void> {
  await writeAll(out, site, async (page, file) =>
    writeFile(file.replace(/png$/, 'svg'), (await socialDrawing(words(page))).svg),
  )
}

const words = ({ meta, locale }: PageHead) => ({ title: meta.title, eyebrow: meta.label, locale })

async function writeAll(
  out: string,
  site: SiteIndex,
  write: (page: PageHead, file: string) => Promise<void>,
): Promise<void> {
  for (const page of everyPage(site)) {
    const file = join(out, socialImagePath(page))
    await mkdir(dirname(file), { recursive: true })
    await write(page, file)
  }
}
