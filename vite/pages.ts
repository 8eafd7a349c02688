import { pathToFileURL } from 'node:url'
import type { Assets } from '../src/app/document.tsx'
import type { OwnScores } from '../src/checker/own/own-scores.ts'
import type { Page, Site } from '../src/content/model.ts'
import { openFileWriter } from './file-writer.ts'
import { otherOf, pagesToJudge, settleOwnReadiness } from './own-readiness.ts'

/** Where to, and by which file of the server build. */
export type Prerendering = { readonly out: string; readonly prerenderer: string }

const load = (prerenderer: string): Promise<typeof import('../src/app/entry-prerender.tsx')> =>
  import(pathToFileURL(prerenderer).href)

/**
 * Prerenders every page, and those that stand in for one; first those whose score the site tells of itself.
 * @param settled is told the score as soon as it is known
 * @returns how many pages
 */
export async function writePages(
  site: Site,
  { out, prerenderer, assets }: Prerendering & { readonly assets: Assets },
  settled: (own: OwnScores | undefined) => void,
): Promise<number> {
  const { renderPage } = await load(prerenderer)
  const year = new Date().getFullYear()
  const render = (page: Page, own?: OwnScores) => renderPage(page, site, assets, year, own)
  const pages = [...site.pages, ...[site.notFound, site.offline].flatMap(({ en, fr }) => [en, fr])]
  const writer = openFileWriter(out)

  const judged = pagesToJudge(site)
  const first = new Set(judged.flatMap((page) => [page, otherOf(page, site) ?? page]))
  const html = new Map<string, string>()
  for (const page of first) html.set(page.path, await render(page))
  settled(await settleOwnReadiness(site, judged, html, render))
  for (const [path, text] of html) writer.write(htmlFile(path), text)

  for (const page of pages) if (!first.has(page)) writer.write(htmlFile(page.path), await render(page))
  await writer.end()
  return pages.length
}

/** Writes what is published beside the pages, for machines that read. */
export async function writeBesidePages(
  site: Site,
  { out, prerenderer }: Prerendering,
  own: OwnScores | undefined,
): Promise<void> {
  const { publish } = await load(prerenderer)
  const writer = openFileWriter(out)
  for (const { path, text } of await publish(site, new Date(), own)) writer.write(path, text)
  await writer.end()
}

/** `/` is `index.html`, `/fr` is `fr.html`: clean addresses without folders of one file. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address that a file is asked for by: hosts lead `/faq.html` to `/faq`. What is no page keeps its name. */
export const addressOf = (file: string) =>
  file === 'index.html' ? '/' : file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}` : file
