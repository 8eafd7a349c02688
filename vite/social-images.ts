import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page, Site } from '../src/content/model.ts'
import { socialImagePath } from '../src/publish/addresses.ts'
import { socialImage } from './social-image.ts'

/** Draws the social image of every page; those of an earlier build with the same words are taken from the cache. */
export async function writeSocialImages(out: string, site: Site): Promise<void> {
  const write = async (page: Page) => {
    const file = join(out, socialImagePath(page))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await socialImage({ title: page.meta.title, eyebrow: page.meta.label, locale: page.locale }))
  }
  await Promise.all([...site.pages, ...[site.notFound, site.offline].flatMap(({ en, fr }) => [en, fr])].map(write))
}
