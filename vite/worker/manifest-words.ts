import type { SiteIndex } from '../../src/content/model.ts'
import { byLocale, type Locale } from '../../src/site/locales.ts'
import type { RouteId } from '../../src/site/routes.ts'
import type { ManifestWords } from './manifests.ts'

/** The words of the web app manifests, from the pages themselves. */
export function manifestWords(site: SiteIndex): Readonly<Record<Locale, ManifestWords>> {
  const words = (locale: Locale): ManifestWords => {
    const meta = (id: RouteId) => {
      const page = site.pages.find((page) => page.route.id === id && page.locale === locale)
      if (!page)
        throw new Error(`The web app manifest (${locale}) needs the page '${id}': publish it in src/site/routes.ts.`)
      return page.meta
    }
    return {
      description: meta('home').description,
      screenshots: { wide: meta('home').title, narrow: meta('home').description },
      shortcuts: { audit: meta('audit').label, guide: meta('guide').label, contact: meta('contact').label },
    }
  }
  return byLocale(words)
}
