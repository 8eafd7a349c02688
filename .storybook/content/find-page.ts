import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import type { Locale } from '../../src/site/locales.ts'

/** @throws when it is not written */
export function findPage(site: Site, id: string, locale: Locale): Page {
  const page = everyPage(site).find((one) => one.route.id === id && one.locale === locale)
  if (!page)
    throw new Error(`src/content/pages/${id}/${locale}.md is no page of the site. Add '${id}' to src/site/routes.ts.`)
  return page
}
