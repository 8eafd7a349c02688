import { pageFile } from '../../src/content/files.ts'
import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { type Problem, problemsInPlaceOf, problemsOf } from '../../src/content/problem.ts'
import { headOf } from '../../src/publish/head.ts'
import { localeNamed, locales } from '../../src/site/locales.ts'
import { memoize } from '../../src/site/memoize.ts'
import { imageWords, socialImage } from '../../vite/pictures/social-images.ts'
import { factsAddress, imageAddress, kindsAddress } from './addresses.ts'
import type { BlockKinds, BrokenContent, Facts, NoPage, PageFacts } from './facts.ts'
import { type Project, pageFacts } from './page-facts.ts'
import { openPrerenderer } from './prerenderer.ts'
import { type Folders, factOf, findPage, readWritten } from './sources.ts'

export type ProjectFacts = ReturnType<typeof projectFacts>

/**
 * The facts of every page, determined on request and cached until something changes.
 * @param opens whether places can be opened in the editor from the panels
 */
export function projectFacts({ root, written }: Folders, opens: boolean) {
  let prerenderer: ReturnType<typeof openPrerenderer> | undefined
  let project: Promise<Project | BrokenContent> | undefined
  // By what was read: an answer that comes after a change must not stand for the page as it is now.
  const factsIn = memoize((now: Project) => memoize((page: Page) => pageFacts(page, now)))

  async function open(): Promise<Project | BrokenContent> {
    const { site, ...found } = readWritten(written)
    if (!site) return broken(found.problems)
    prerenderer ??= openPrerenderer(root)
    const today = new Date().toISOString().slice(0, 10)
    return { root, written, site, found, today, prerenderer: await prerenderer }
  }

  function opened(): Promise<Project | BrokenContent> {
    project ??= open()
    return project
  }

  async function of(language: string, route: string): Promise<PageFacts | BrokenContent | NoPage> {
    const now = await opened()
    if ('kind' in now) return now
    const page = findPage(now.site, route, language)
    const problems = page
      ? problemsOf(page.file, now.found)
      : problemsInPlaceOf(pageFile(route, localeNamed(language)), now.found)
    if (problems.length > 0) return broken(problems)
    if (!page)
      return {
        kind: 'none',
        message: `'${route}' is not published in '${language}': machines get nothing of it yet. Its route is in src/site/routes.ts.`,
      }
    return factsIn(now)(page)
  }

  /** The picture of a shared link, PNG. */
  async function image(language: string, route: string): Promise<Buffer | undefined> {
    const now = await opened()
    const page = 'kind' in now ? undefined : findPage(now.site, route, language)
    return page && socialImage(imageWords(page))
  }

  async function kinds(language: string): Promise<BlockKinds> {
    const now = await opened()
    return 'kind' in now ? { kinds: {} } : blockKinds(now.site, language)
  }

  return {
    of,
    kinds,
    image,
    /** To be called when files changed. @param code whether not only content did */
    forget(code: boolean): void {
      project = undefined
      if (code) void prerenderer?.then(({ forget }) => forget())
    },
    /** Everything, as files of a static build. */
    async *files(): AsyncGenerator<{ path: string; source: string | Uint8Array }> {
      const now = await opened()
      if ('kind' in now) return
      for (const language of locales)
        yield { path: kindsAddress(language), source: JSON.stringify(await kinds(language)) }
      for (const { locale, route } of everyPage(now.site)) {
        const facts: Facts = { ...(await of(locale, route.id)), opens }
        yield { path: factsAddress(locale, route.id), source: JSON.stringify(facts) }
        const picture = await image(locale, route.id)
        if (picture) yield { path: imageAddress(locale, route.id), source: picture }
      }
    },
    /** Prepares for the first question, which would otherwise take seconds. */
    warm(): void {
      prerenderer ??= openPrerenderer(root)
      // What it fails for is said where a panel asks.
      prerenderer.then(({ warm }) => warm()).catch(() => undefined)
    },
    close: async (): Promise<void> => (await prerenderer)?.close(),
  }
}

/** In place of the facts of a page that cannot be read. */
const broken = (problems: readonly Problem[]): BrokenContent => ({
  kind: 'broken',
  findings: problems.map((problem) => factOf({ rule: 'content/schema', level: 'error', ...problem })),
})

/** The types of the nodes in the structured data for each kind of block: src/publish/json-ld. */
const typesOf: Readonly<Record<string, string>> = {
  questions: 'FAQPage',
  glossary: 'DefinedTermSet',
  video: 'VideoObject',
  'roi-calculator': 'WebApplication',
  author: 'Person',
}

/** The kinds of block in a language, with their pages and nodes in the structured data. */
function blockKinds(site: Site, language: string): BlockKinds {
  const pages = everyPage(site).filter(({ locale }) => locale === language)
  const kinds = new Map<string, Page[]>()
  for (const page of pages) {
    const own = page.blocks.flatMap((block) => (block.type === 'columns' ? [block, ...block.blocks] : [block]))
    for (const kind of new Set(own.map(({ type }) => type))) kinds.set(kind, [...(kinds.get(kind) ?? []), page])
  }
  return {
    kinds: Object.fromEntries(
      [...kinds].map(([kind, having]) => {
        const type = typesOf[kind]
        const page = having.find((one) => type !== undefined && carries(one, site, type))
        return [
          kind,
          { pages: having.map(({ route }) => route.id), ...(page && type && { node: { type, page: page.route.id } }) },
        ]
      }),
    ),
  }
}

const carries = (page: Page, site: Site, type: string) => headOf(page, site).jsonLd.includes(`"@type":"${type}"`)
