import { everyBlock } from '../../src/content/find.ts'
import type { Page, PageHead, Site, SiteIndex } from '../../src/content/model.ts'
import type { PublishedFile } from '../../src/publish/files.ts'
import { markdownPath } from '../../src/site/addresses.ts'
import { filmFiles } from '../../src/site/films.ts'
import { isRouteId } from '../../src/site/routes.ts'
import { cached, codeOf } from '../build-cache.ts'
import type { Rendered } from './own-readiness.ts'

type Renderer = Pick<typeof import('../../src/app/entry-prerender.tsx'), 'filesBeside' | 'filesOfSite'>
type FilesBeside = ReturnType<Renderer['filesBeside']>

/**
 * The files of the site for machines: those beside each page and, once all pages are rendered, those of the whole site.
 * @param kept whether files beside a page may come from an earlier build with the same inputs
 */
export function machineFiles({ filesBeside, filesOfSite }: Renderer, kept = false) {
  const of = (page: Page, html: string) =>
    kept ? keptFrom(page, html, filesBeside) : Promise.resolve(filesBeside(page, html))
  const texts = new Map<string, { twin: string; syndicated: string; pictures: string[] }>()
  const text = (kind: 'twin' | 'syndicated') => (page: PageHead) => texts.get(page.path)?.[kind] ?? ''
  return {
    /** The files beside a page; none for stand-ins (such as 404), which are not for machines. */
    async ofPage({ page, html }: Rendered): Promise<PublishedFile[]> {
      if (!isRouteId(page.route.id)) return []
      const { twin, syndicated, films, pictures } = await of(page, html)
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

/** What a new script or style changes in every page, and machines are not told of. */
const ignored = /<style\b.*?<\/style>|<script type="module">.*?<\/script>| data-build="\w+"/gs

/** The result of `make` for a page's HTML, from an earlier build with the same HTML if there is one. */
async function keptFrom(page: Page, html: string, make: Renderer['filesBeside']): Promise<FilesBeside> {
  code ??= codeOf('src/publish/files.ts')
  const files = await cached('beside', 'json', [code, JSON.stringify(page), html.replace(ignored, '')], async () =>
    Buffer.from(JSON.stringify(make(page, html))),
  )
  return JSON.parse(files.toString())
}

let code: string | undefined

type Render = (page: Page, site: Site) => Promise<string>

/** Whether an address is that of a list of the site. */
export async function isList(path: string, site: Site, renderer: Renderer): Promise<boolean> {
  const lists = await machineFiles(renderer).ofSite(site, new Date())
  return lists.some((file) => file.path === path)
}

/** The lists of the site, for which every page is rendered. */
export async function listsOf(site: Site, renderer: Renderer, render: Render): Promise<PublishedFile[]> {
  const files = machineFiles(renderer)
  for (const page of site.pages) await files.ofPage({ page, html: await render(page, site) })
  return files.ofSite(site, new Date())
}

/** The text of a file of a page, by its address. */
export async function textOfPageFile(
  path: string,
  site: Site,
  renderer: Renderer,
  render: Render,
): Promise<string | undefined> {
  const files = machineFiles(renderer)
  for (const page of site.pages.filter((page) => markdownPath(page.path) === path || isOfFilm(page, path))) {
    const ofPage = await files.ofPage({ page, html: await render(page, site) })
    const file = ofPage.find((file) => file.path === path)
    if (file) return file.text
  }
  return undefined
}

const isOfFilm = ({ blocks }: Page, path: string) =>
  everyBlock(blocks).some(
    (block) => block.type === 'video' && Object.values(filmFiles(block.video.videoId)).includes(path),
  )
