import { everyBlock } from '../../src/content/find.ts'
import type { Page, PageHead, Site, SiteIndex } from '../../src/content/model.ts'
import type { PublishedFile } from '../../src/publish/files.ts'
import { markdownPath } from '../../src/site/addresses.ts'
import { filmFiles } from '../../src/site/films.ts'
import { isRouteId } from '../../src/site/routes.ts'
import type { Rendered } from './own-readiness.ts'

type Renderer = Pick<typeof import('../../src/app/entry-prerender.tsx'), 'filesBeside' | 'filesOfSite'>

/** What machines read of the site: beside each page, and once all of them are rendered, of all. For the build and for development. */
export function machineTexts({ filesBeside, filesOfSite }: Renderer) {
  const texts = new Map<string, { twin: string; syndicated: string; pictures: string[] }>()
  const text = (kind: 'twin' | 'syndicated') => (page: PageHead) => texts.get(page.path)?.[kind] ?? ''
  return {
    /** The files beside a page. One that is shown in place of another is nothing that a machine should read. */
    beside({ page, html }: Rendered): PublishedFile[] {
      if (!isRouteId(page.route.id)) return []
      const { twin, syndicated, films, pictures } = filesBeside(page, html)
      texts.set(page.path, { twin: twin.text, syndicated, pictures })
      return [twin, ...films]
    },
    /** The lists of the site. */
    ofSite(site: SiteIndex, now: Date): Promise<PublishedFile[]> {
      const pictures = (page: PageHead) => texts.get(page.path)?.pictures ?? []
      return filesOfSite(site, { twin: text('twin'), syndicated: text('syndicated'), pictures }, now)
    },
  }
}

type Render = (page: Page, site: Site) => Promise<string>

/** Whether an address is that of a list of the site. */
export async function isList(path: string, site: Site, renderer: Renderer): Promise<boolean> {
  const lists = await machineTexts(renderer).ofSite(site, new Date())
  return lists.some((file) => file.path === path)
}

/** The lists of the site, for which every page is rendered. */
export async function listsOf(site: Site, renderer: Renderer, render: Render): Promise<PublishedFile[]> {
  const texts = machineTexts(renderer)
  for (const page of site.pages) texts.beside({ page, html: await render(page, site) })
  return texts.ofSite(site, new Date())
}

/** The text at an address that is beside a page. */
export async function textBeside(
  path: string,
  site: Site,
  renderer: Renderer,
  render: Render,
): Promise<string | undefined> {
  const texts = machineTexts(renderer)
  for (const page of site.pages.filter((page) => markdownPath(page.path) === path || isOfFilm(page, path))) {
    const file = texts.beside({ page, html: await render(page, site) }).find((file) => file.path === path)
    if (file) return file.text
  }
  return undefined
}

const isOfFilm = ({ blocks }: Page, path: string) =>
  everyBlock(blocks).some(
    (block) => block.type === 'video' && Object.values(filmFiles(block.video.videoId)).includes(path),
  )
