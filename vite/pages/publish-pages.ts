import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Assets } from '../../src/app/compose/document.tsx'
import type { OwnScores, PageScore } from '../../src/checker/own-scores.ts'
import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { machineFiles } from './machine-files.ts'
import { judge, judgedRoutes, type Rendered, saysOwnReadiness, settleOwnReadiness } from './own-readiness.ts'
import { htmlFile } from './page-files.ts'

/** The output folder, the file of the server build, and the client's assets for the pages. */
type Order = { readonly out: string; readonly prerenderer: string; readonly assets: Assets }

/** Renders every page and writes it, with its Markdown twin and the lists of the site. */
export async function publishPages(site: Site, { out, prerenderer, assets }: Order): Promise<void> {
  const renderer: typeof import('../../src/app/entry-prerender.tsx') = await import(pathToFileURL(prerenderer).href)
  const now = new Date()
  const files = machineFiles(renderer, true)
  const write = (path: string, text: string) => {
    const file = join(out, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const render = async (versions: readonly Page[], own?: OwnScores): Promise<Rendered[]> => {
    const rendered: Rendered[] = []
    for (const page of versions)
      rendered.push({ page, html: await renderer.renderPage(page, site, assets, now.getFullYear(), own) })
    return rendered
  }
  const publish = async (one: Rendered) => {
    write(htmlFile(one.page.path), one.html)
    for (const { path, text } of await files.ofPage(one)) write(path, text)
  }

  const judged = judgedRoutes(site)
  const scores: PageScore[] = []
  const waiting: Page[][] = []
  for (const [route, versions] of Map.groupBy(everyPage(site), ({ route }) => route.id)) {
    if (versions.some(saysOwnReadiness)) {
      waiting.push(versions)
      continue
    }
    const rendered = await render(versions)
    // Lets this thread receive results of other threads, and give them more work (vite/site.ts).
    await setImmediate()
    if (judged.has(route)) scores.push(...(await judge(rendered)))
    for (const one of rendered) await publish(one)
  }
  const settled = await settleOwnReadiness(waiting, scores, render)
  for (const one of settled.flatMap(({ rendered }) => rendered)) await publish(one)
  for (const { path, text } of await files.ofSite(site, now)) write(path, text)
}
