import { msg } from '#lingui/macro'
import { parsedUrl } from '../../json-ld/site/parsed-url.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { canonicalsOf, isKeptOut, metaOf, type Page, withoutForm } from '../page/page.ts'

const source = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'

export const canonical: Check = {
  id: 'access/canonical',
  weight: 3,
  grade: 'A',
  title: msg`The canonical link is absolute and names the page itself.`,
  why: msg`Engines keep one address of what they find under several; the page says which. A canonical link to another page gives this one away.`,
  remedy: msg`Put one canonical link with the full address into the head.`,
  source,
  counter: { says: msg`Google requires none: a site will likely do fine without one.`, source },
  judge({ page, url, address }) {
    const links = canonicalsOf(page)
    const fix = `<link rel="canonical" href="${url ?? publicOf(address) ?? 'https://www.example.com/page'}">`
    const [first] = links
    if (!first) {
      // An index that does not hold the page keeps no address of it.
      if (page.metas.some(isKeptOut)) return skip(msg`A page that is kept out of the index needs no canonical link.`)
      const curly = page.links.find(({ attributes }) => /^[“”„«]canonical/i.test(attributes.rel ?? ''))
      if (curly) return fail(remark(ignored, curly.at), fix)
      return warn(remark(msg`There is no canonical link.`, 0), fix)
    }
    const { href } = first
    const parsed = (one: string) => parsedUrl(one, address)?.href ?? one
    const other = links.find((link) => parsed(link.href) !== parsed(href))
    if (other) return fail(remark(msg`Two canonical links name two pages: both are ignored.`, other.at), fix)
    if (!first.inHead) return fail(remark(msg`The canonical link is outside the head: it is ignored.`, first.at), fix)
    if ((isPlaceholder(href) || isUnwritten(href, page)) && (url === undefined || !isSame(href, url)))
      return fail(
        remark(msg`The canonical link has the address of a template or of a test: ${{ href }}.`, first.at),
        `<link rel="canonical" href="${url ?? 'https://…'}">`,
      )
    if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href))
      return warn(remark(msg`The canonical link is not absolute: “${{ href }}”.`, first.at), fix)
    if (url !== undefined && !isSame(href, url))
      return fail(remark(msg`The canonical link names another page: ${{ href }}.`, first.at), fix)
    const shared = metaOf(page, 'og:url')?.attributes.content ?? ''
    if (url === undefined && URL.canParse(shared) && siteOf(shared) !== siteOf(href))
      return fail(
        remark(msg`The canonical link and og:url name different sites: ${{ href }} and ${{ shared }}.`, first.at),
        isPlaceholder(shared)
          ? `<meta property="og:url" content="${href}">`
          : `<link rel="canonical" href="${shared}">`,
      )
    // A template that gives every page the canonical link of the home page gives them all away.
    if (url === undefined && URL.canParse(shared) && isHome(href) && !isHome(shared))
      return fail(
        remark(msg`The canonical link names another page: ${{ href }}.`, first.at),
        `<link rel="canonical" href="${shared}">`,
      )
    return pass(msg`Canonical: ${{ href }}`, first.at)
  },
}

const ignored = msg`The canonical link has typographic quotation marks: it is ignored.`

/** Filled in by nobody, as `https://{username}.github.io/`, or open to nobody outside. */
const isPlaceholder = (address: string) =>
  /[{}]/.test(address) ||
  /^(?:[^.]+|.+\.(?:local|localhost|test|invalid|internal)|127\.0\.0\.1|(?:www\.)?(?:example|(?:your|votre)-?(?:domain|domaine|company|entreprise|site))\.[a-z]{2,6})$/.test(
    parsedUrl(address)?.hostname ?? '',
  )

/** What a script writes that has no name to write; a page may be on such a word. */
const unwritten = /\/(?:undefined|null|NaN|\[object(?: |%20)Object\])(?:[/?#]|$)/
const isUnwritten = (address: string, { title }: Page) => unwritten.test(address) && !/undefined|null|nan/i.test(title)

/** What a remedy may name: exports keep the address of the machine that made them, as http://localhost:8089/, in og:url. */
export const publicOf = (address: URL | undefined): string | undefined =>
  address && !isPlaceholder(address.href) && !unwritten.test(address.href) ? address.href : undefined

/** Forms, queries and fragments are what a canonical link is there to leave out. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [parsedUrl(one), parsedUrl(other)]
  return a !== undefined && b !== undefined && withoutForm(a) === withoutForm(b)
}

/** Home, under its other names and in one of its languages, too. */
const isHome = (address: string) =>
  /^\/(?:index\.\w{1,6}|home|[a-z]{2}(?:-[a-z]{2})?)?\/?$/i.test(new URL(address).pathname)

/** The end of the host: `www.` and `m.` are of one site. */
const siteOf = (address: string) => new URL(address).hostname.split('.').slice(-2).join('.')
