import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { decode } from '../../src/readiness/decode.ts'
import { alternatesOf, isKeptOut } from '../../src/readiness/page/page.ts'
import { readPage } from '../../src/readiness/page/read-page.ts'
import { redirectOf } from '../../src/readiness/page/redirect.ts'
import { lists } from '../../src/readiness/page/sitemap.ts'
import type { Input } from '../../src/readiness/subject.ts'
import { pagePath } from '../../src/site/aliases.ts'
import { shownName } from '../findings/finding.ts'
import { isErrorPage, isPartial, unpublished } from '../routes/html-page.ts'
import type { NamedPage } from './audit-page.ts'
import type { Head } from './repeated-titles.ts'

/** What is in the files that belong to a page, as far as they are known. */
export type RelatedFiles = Pick<Input, 'robots' | 'llms' | 'sitemap' | 'other'>

export const readText = (path: string): string => decode(readFileSync(path)).text

/** One file, with its address and the names of the files that were given for it. */
export function pageOfFile(
  file: string,
  related: RelatedFiles,
  { robots = 'robots.txt', llms = 'llms.txt', url }: Pick<Input, 'robots' | 'llms' | 'url'>,
): NamedPage {
  const input = { html: readText(file), url, ...related }
  return { name: shownName(file), robotsName: shownName(robots), llmsName: shownName(llms), input }
}

/**
 * Every page of a folder of built HTML, with its robots.txt, llms.txt, sitemap.xml, and its other language by hreflang.
 * A page that keeps itself out of every index, or answers for what is not there, is not meant to be cited, unless the
 * sitemap lists it. One that only redirects is no page, and names as its canonical address that of the page it leads to.
 */
export function* pagesOfFolder(folder: string, given: RelatedFiles): Generator<NamedPage> {
  const [robots, llms] = [join(folder, 'robots.txt'), join(folder, 'llms.txt')]
  const within = join(realpathSync(folder), sep)
  // What others have built may hold a link to any file of this machine.
  const isOutside = (file: string) => !realpathSync(file).startsWith(within)
  const read = (file: string) => {
    if (isOutside(file)) throw new Error('it is a link that leads out of the folder.')
    return readText(file)
  }
  const textOf = (file: string) => (isFile(file) && !isOutside(file) ? readText(file) : undefined)
  const common = {
    robots: given.robots ?? textOf(robots),
    llms: given.llms ?? textOf(llms),
    sitemap: given.sitemap ?? textOf(join(folder, 'sitemap.xml')),
  }
  // Heads first: they tell which page is the other language of which. At most two whole pages are in memory at a time.
  const heads = htmlIn(folder).flatMap((file) => {
    const path = relative(folder, file).replaceAll(sep, '/')
    const { isOut, isNoPage, ...head } = headOf(file, path, read)
    if (isNoPage) return []
    return [{ file, head, isLeftOut: isOut && !lists(common.sitemap ?? '', head.canonical ?? '-') }]
  })
  const byAddress = Map.groupBy(heads, ({ head }) => head.canonical)
  for (const { file, head, isLeftOut } of heads) {
    if (isLeftOut) continue
    // A printed form may have the canonical address of the page: the one that names this one is meant.
    const twins = head.others.flatMap((href) => byAddress.get(href) ?? [])
    const twin = (twins.find((one) => one.head.others.some((href) => href === head.canonical)) ?? twins[0])?.file
    yield {
      name: shownName(file),
      robotsName: shownName(robots),
      llmsName: shownName(llms),
      head,
      // Read only when the page is judged: a file that cannot be read must not stop the others.
      get input() {
        return { html: read(file), ...common, other: given.other ?? (twin && read(twin)) }
      },
    }
  }
}

/** How many pages of a folder there are, to tell how far the work is. */
export const countPages = (folder: string): number => htmlIn(folder).length

/** Facts of the head, as plain data that keeps nothing of the page in memory; empty for a file that cannot be read. */
function headOf(
  file: string,
  path: string,
  read: typeof readText,
): Head & ReturnType<typeof alternatesOf> & { isOut: boolean; isNoPage: boolean } {
  let html = ''
  try {
    html = read(file)
  } catch {}
  const end = html.search(/<body\b|<\/head>/i)
  const page = readPage(html.slice(0, end < 0 ? maxHeadLength : end))
  const isNoPage = isPartial(html) || redirectOf(page) !== undefined
  const isOut = page.metas.some(isKeptOut) || isErrorPage(pagePath(path))
  const digest = createHash('sha256').update(html).digest('base64')
  const { title, language } = page
  return JSON.parse(JSON.stringify({ path, title, language, digest, ...alternatesOf(page), isOut, isNoPage }))
}

const maxHeadLength = 300_000

function htmlIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return unpublished.test(entry.name) ? [] : htmlIn(path)
      // A broken link is a page that cannot be judged.
      return /\.x?html?$/i.test(entry.name) && (isFile(path) || !existsSync(path)) ? [path] : []
    })
}

/** A file or a link to one. A pipe or a device may have no end. */
const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
