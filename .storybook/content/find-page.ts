import type { Page, Site } from '../../src/content/model.ts'
import type { Locale } from '../../src/site/locales.ts'

/** Every page, with those that stand in for one. */
export const everyPage = (site: Site): Page[] => [
  ...site.pages,
  ...[site.notFound, site.offline].flatMap(({ en, fr }) => [en, fr]),
]

/** @throws when it is not written */
export function findPage(site: Site, id: string, locale: Locale): Page {
  const page = everyPage(site).find((one) => one.route.id === id && one.locale === locale)
  if (!page)
    throw new Error(`src/content/pages/${id}/${locale}.md is no page of the site. Add '${id}' to src/site/routes.ts.`)
  return page
}
