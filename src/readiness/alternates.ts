import { type Page, relOf } from './page/page.ts'

/** What a page says of itself and of its other languages: addresses, as written. */
export function alternatesOf({ links }: Page): { canonical: string | undefined; others: readonly string[] } {
  const canonical = links.find((link) => relOf(link).includes('canonical'))?.attributes.href
  const others = links.flatMap(({ attributes: { hreflang, href } }) =>
    hreflang && hreflang !== 'x-default' && href && href !== canonical ? [href] : [],
  )
  return { canonical, others }
}
