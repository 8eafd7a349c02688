import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decode } from '../../src/readiness/decode.ts'
import { alternatesOf, type Tag } from '../../src/readiness/page/page.ts'
import { readPage } from '../../src/readiness/page/read-page.ts'
import { redirectOf } from '../../src/readiness/page/redirect.ts'
import { pagePath } from '../../src/site/aliases.ts'
import { shownName } from '../findings/finding.ts'
import { isErrorPage } from '../routes/address.ts'
import type { NamedPage } from './audit-page.ts'

/** Paths of the files that belong to a page, as far as they are known. */
export type RelatedFiles = {
  readonly robots?: string
  readonly llms?: string
  readonly sitemap?: string
  readonly other?: string
}

export const readText = (path: string): string => decode(readFileSync(path)).text

const namesIn = (folder: string) => ({
  robotsName: shownName(join(folder, 'robots.txt')),
  llmsName: shownName(join(folder, 'llms.txt')),
})

/** One file, with the files that were named for it. */
export function pageOfFile(file: string, related: RelatedFiles, names: { robots?: string; llms?: string }): NamedPage {
  return {
    name: shownName(file),
    robotsName: shownName(names.robots ?? 'robots.txt'),
    llmsName: shownName(names.llms ?? 'llms.txt'),
    input: { html: readText(file), ...related },
  }
}

/**
 * Every page of a folder of built HTML, with its robots.txt, llms.txt, sitemap.xml, and its other language by hreflang.
 * A page that keeps itself out of every index, or answers for what is not there, is not meant to be cited, unless the
 * sitemap lists it. One that only redirects is no page, and names as its canonical address that of the page it leads to.
 */
export function* pagesOfFolder(folder: string, given: RelatedFiles): Generator<NamedPage> {
  const related = (name: 'robots' | 'llms' | 'sitemap', file: string): RelatedFiles => {
    const text = given[name] ?? (existsSync(join(folder, file)) ? readText(join(folder, file)) : undefined)
    return text === undefined ? {} : { [name]: text }
  }
  const common: RelatedFiles = {
    ...related('robots', 'robots.txt'),
    ...related('llms', 'llms.txt'),
    ...related('sitemap', 'sitemap.xml'),
  }
  // Heads first: they tell which page is the other language of which. At most two whole pages are in memory at a time.
  const heads = htmlIn(folder).flatMap((file) => {
    const { canonical, others, isOut, isRedirect } = headOf(file)
    if (isRedirect) return []
    return [{ file, canonical, others, isLeftOut: isOut && !common.sitemap?.includes(`<loc>${canonical}</loc>`) }]
  })
  const byAddress = new Map(heads.map(({ canonical, file }) => [canonical, file]))
  for (const { file, others, isLeftOut } of heads) {
    if (isLeftOut) continue
    const twin = others.map((href) => byAddress.get(href)).find((other) => other !== undefined)
    yield {
      name: shownName(file),
      ...namesIn(folder),
      // Read only when the page is judged: a file that cannot be read must not stop the others.
      get input() {
        const other = given.other ?? (twin === undefined ? undefined : readText(twin))
        return { html: readText(file), ...common, ...(other !== undefined && { other }) }
      },
    }
  }
}

/** How many pages of a folder there are, to tell how far the work is. */
export const countPages = (folder: string): number => htmlIn(folder).length

/** Facts of the head, as plain data that keeps nothing of the page in memory; empty for a file that cannot be read. */
function headOf(file: string): ReturnType<typeof alternatesOf> & { isOut: boolean; isRedirect: boolean } {
  let html = ''
  try {
    html = readText(file)
  } catch {}
  const end = html.search(/<body\b|<\/head>/i)
  const page = readPage(html.slice(0, end < 0 ? maxHeadLength : end))
  const isRedirect = redirectOf(page) !== undefined
  const isOut = isKeptOut(page.metas) || isErrorPage(pagePath(file))
  return JSON.parse(JSON.stringify({ ...alternatesOf(page), isOut, isRedirect }))
}

const maxHeadLength = 300_000

const isKeptOut = (metas: readonly Tag[]) =>
  metas.some(
    ({ attributes: { name = '', content = '' } }) => /^robots$/i.test(name) && /\b(?:noindex|none)\b/i.test(content),
  )

function htmlIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : htmlIn(path)
      return /\.x?html?$/i.test(entry.name) ? [path] : []
    })
}
