import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { relOf } from '../page/page.ts'
import { said } from '../said.ts'

export const canonical: Check = {
  id: 'access/canonical',
  weight: 3,
  grade: 'A',
  title: said(
    'The canonical link is absolute and names the page itself.',
    'Le lien canonique est absolu et désigne la page elle-même.',
  ),
  why: said(
    'Engines keep one address of what they find under several; the page says which. A canonical link to another page gives this one away.',
    'Quand un contenu a plusieurs adresses, les moteurs n’en gardent qu’une ; la page dit laquelle. Un lien canonique vers une autre page abandonne celle-ci.',
  ),
  remedy: said(
    'Put one canonical link with the full address into the head.',
    'Placez dans l’en-tête un seul lien canonique, avec l’adresse complète.',
  ),
  source: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  judge({ page, url, address }) {
    const links = page.links.filter((link) => relOf(link).includes('canonical'))
    const fix = `<link rel="canonical" href="${url ?? address?.href ?? 'https://www.example.com/page'}">`
    const [first] = links
    if (!first) return warn(remark(said('There is no canonical link.', 'Il n’y a pas de lien canonique.'), 0), fix)
    const href = first.attributes.href?.trim() ?? ''
    const other = links.find(({ attributes }) => attributes.href?.trim() !== href)
    if (other)
      return fail(
        remark(
          said(
            'Two canonical links name two pages: both are ignored.',
            'Deux liens canoniques désignent deux pages : aucun ne compte.',
          ),
          other.at,
        ),
        fix,
      )
    if (!first.inHead)
      return fail(
        remark(
          said(
            'The canonical link is outside the head: it is ignored.',
            'Le lien canonique est hors de l’en-tête : il est ignoré.',
          ),
          first.at,
        ),
        fix,
      )
    if (!/^https?:\/\/[^/]/i.test(href) || !URL.canParse(href))
      return warn(
        remark(
          said(`The canonical link is not absolute: '${href}'.`, `Le lien canonique n’est pas absolu : « ${href} ».`),
          first.at,
        ),
        fix,
      )
    if (url !== undefined && !isSame(href, url))
      return warn(
        remark(
          said(
            `The canonical link names another page: ${href}.`,
            `Le lien canonique désigne une autre page : ${href}.`,
          ),
          first.at,
        ),
        fix,
      )
    return pass(said(`Canonical: ${href}`, `Canonique : ${href}`), first.at)
  },
}

/** Queries and fragments are what a canonical link is there to leave out. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [URL.parse(one), URL.parse(other)]
  return a !== null && b !== null && a.host === b.host && a.pathname === b.pathname
}
