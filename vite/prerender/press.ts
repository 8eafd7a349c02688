import { pathToFileURL } from 'node:url'
import type { Assets } from '../../src/app/document.tsx'
import type { OwnScores } from '../../src/checker/own/own-scores.ts'
import type { Page, SiteIndex } from '../../src/content/model.ts'
import { isRouteId } from '../../src/site/routes.ts'
import { htmlFile } from '../pages.ts'
import { openFileWriter } from './file-writer.ts'

/** Where to, by which file of the server build, and what the client build left for the pages. */
export type Order = { readonly out: string; readonly prerenderer: string; readonly assets: Assets }

/** A page in the languages it is written in: each is judged beside the other, so they stay together. */
export type Versions = readonly Page[]

/** Markdown twins by the path of their page. */
export type Twins = ReadonlyMap<string, string>

export type Rendered = { readonly page: Page; readonly html: string }

/** Makes pages and what stands beside them. */
export type Press = {
  /** @param own what the site scores, for pages that tell it */
  render(versions: Versions, own?: OwnScores): Promise<Rendered[]>
  /** Writes pages and what is published beside them. */
  write(pages: readonly Rendered[], own?: OwnScores): Promise<Twins>
  /** Writes what is published once, when every twin is known. */
  writeLists(twins: Twins): void
  /** Resolves when all is on disk. @throws what went wrong with any file */
  end(): Promise<void>
}

export async function openPress(index: SiteIndex, { out, prerenderer, assets }: Order): Promise<Press> {
  const renderer: typeof import('../../src/app/entry-prerender.tsx') = await import(pathToFileURL(prerenderer).href)
  const now = new Date()
  const writer = openFileWriter(out)
  return {
    async render(versions, own) {
      const rendered: Rendered[] = []
      for (const page of versions)
        rendered.push({ page, html: await renderer.renderPage(page, index, assets, now.getFullYear(), own) })
      return rendered
    },
    async write(pages, own) {
      const twins = new Map<string, string>()
      for (const { page, html } of pages) {
        writer.write(htmlFile(page.path), html)
        // What stands in for a page is nothing that a machine should read.
        if (!isRouteId(page.route.id)) continue
        const { twin, films } = await renderer.renderBeside(page, own)
        for (const { path, text } of [twin, ...films]) writer.write(path, text)
        twins.set(page.path, twin.text)
      }
      return twins
    },
    writeLists(twins) {
      const files = renderer.filesOfSite(index, ({ path }) => twins.get(path) ?? '', now)
      for (const { path, text } of files) writer.write(path, text)
    },
    end: () => writer.end(),
  }
}
