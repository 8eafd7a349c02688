import { pathToFileURL } from 'node:url'
import type { Assets } from '../src/app/document.tsx'
import type { OwnScores } from '../src/checker/own/own-scores.ts'
import type { Page, Site } from '../src/content/model.ts'
import { openFileWriter } from './file-writer.ts'
import { otherOf, pagesToJudge, settleOwnReadiness } from './own-readiness.ts'

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
  const { write, end } = openFileWriter(out)
  const judged = pagesToJudge(site)
  const kept = new Set(judged.flatMap((page) => [page, otherOf(page, site)]))
  const html = new Map<string, string>()
  for (const page of pages) {
    const text = await renderPage(page, site, assets, year)
    if (kept.has(page)) html.set(page.path, text)
    else write(htmlFile(page.path), text)
  }
  const render = (page: Page, own: OwnScores) => renderPage(page, site, assets, year, own)
  const own = await settleOwnReadiness(site, judged, html, render)
  for (const [path, text] of html) write(htmlFile(path), text)
  for (const { path, text } of await publish(site, new Date(), own)) write(path, text)
  await end()
  return pages.length
}

/** `/` is `index.html`, `/fr` is `fr.html`: clean addresses without folders of one file. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address that a file is asked for by: hosts lead `/faq.html` to `/faq`. What is no page keeps its name. */
export const addressOf = (file: string) =>
  file === 'index.html' ? '/' : file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}` : file
