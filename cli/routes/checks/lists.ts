import { type Finding, found } from '../../findings/finding.ts'
import { type BuiltSite, resolve } from '../built-site.ts'
import { type HtmlPage, isErrorPage, placeIn } from '../html-page.ts'
import { routesRules as rules } from '../route-rules.ts'

/** Sitemap, precache and Markdown twins list every page. */
export function checkLists(site: BuiltSite): Finding[] {
  const pages = site.pages.filter(({ refresh }) => !refresh)
  return [...checkSitemap(site, pages), ...checkPrecache(site, pages), ...checkMarkdown(site, pages)]
}

function checkSitemap(site: BuiltSite, pages: readonly HtmlPage[]): Finding[] {
  const [home] = site.pages
  // Where nothing says which addresses are the site's own, what is listed may be any of its pages.
  const isUnknown = site.origin === undefined && site.sitemaps.some(({ href }) => URL.canParse(href))
  if (!site.hasSitemap || !home || isUnknown) return []
  const root = site.byPath.get('/') ?? home
  const listed = new Set<HtmlPage>()
  const wrong = site.sitemaps.flatMap((entry) => {
    const target = resolve(entry.href, root, site)
    if (target.kind === 'elsewhere' || target.kind === 'file') return []
    if (target.kind !== 'page')
      return [found(rules.sitemapTarget, placeIn(entry, entry.at), `'${entry.href}' is no page of the site.`)]
    listed.add(target.page)
    const kept = isErrorPage(target.page.path) ? 'is an error page' : 'says noindex'
    const why = target.through ? `redirects to ${target.page.path}` : target.page.noindex ? kept : undefined
    return why ? [found(rules.sitemapTarget, placeIn(entry, entry.at), `'${entry.href}' ${why}.`)] : []
  })
  const absent = pages
    .filter((page) => !page.noindex && isOwnCanonical(page, site) && !listed.has(page))
    .map((page) => found(rules.notInSitemap, placeIn(page, page.html.at), 'is not in the sitemap.'))
  return [...wrong, ...absent]
}

function isOwnCanonical(page: HtmlPage, site: BuiltSite): boolean {
  const [canonical] = page.canonicals
  if (!canonical) return true
  const target = resolve(canonical.href, page, site)
  return target.kind !== 'page' || target.page === page
}

function checkPrecache({ precached }: BuiltSite, pages: readonly HtmlPage[]): Finding[] {
  if (!precached) return []
  const absent = pages.filter(({ path }) => !precached.has(path))
  if (absent.length > pages.length / 2) return []
  return absent.map((page) =>
    found(rules.notPrecached, placeIn(page, page.html.at), 'is not kept by the service worker.'),
  )
}

function checkMarkdown(site: BuiltSite, pages: readonly HtmlPage[]): Finding[] {
  const indexed = pages.filter(({ noindex }) => !noindex)
  const absent = indexed.filter(
    ({ path, markdown }) => markdown.length === 0 || !site.files.has(path === '/' ? '/index.md' : `${path}.md`),
  )
  if (absent.length > indexed.length / 2) return []
  return absent.map((page) =>
    found(rules.noMarkdown, placeIn(page, page.html.at), 'has no Markdown twin, or does not name it.'),
  )
}
