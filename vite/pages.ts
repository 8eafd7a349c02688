import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Assets } from '../src/app/document.tsx'
import type { Site } from '../src/content/model.ts'

/** Prerenders every page, and those that stand in for one, and writes what is published beside them. @returns how many pages */
export async function writePages(
  site: Site,
  { out, prerenderer, assets }: { out: string; prerenderer: string; assets: Assets },
): Promise<number> {
  const { renderPage, publish }: typeof import('../src/app/entry-prerender.tsx') = await import(
    pathToFileURL(prerenderer).href
  )
  const year = new Date().getFullYear()
  const pages = [...site.pages, ...[site.notFound, site.offline].flatMap(({ en, fr }) => [en, fr])]
  for (const page of pages) {
    const file = join(out, htmlFile(page.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await renderPage(page, site, assets, year))
  }
  for (const { path, text } of await publish(site, new Date())) {
    const file = join(out, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return pages.length
}

/** `/` is `index.html`, `/fr` is `fr.html`: clean addresses without folders of one file. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)
