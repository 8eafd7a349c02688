import { type Locale, locales } from '../../src/site/locales.ts'
import { fragmentFile } from '../../src/site/page-parts.ts'
import { pathOf } from '../../src/site/routes.ts'

/** Home, and the pages with a form of their own: where someone without a network has something to do. */
const core = ['home', 'contact', 'audit', 'guide'] as const

/** Their files by language. */
export function coreFiles(): ReadonlyMap<string, Locale> {
  return new Map(locales.flatMap((locale) => core.map((id) => [fragmentFile(pathOf(id, locale)), locale] as const)))
}
