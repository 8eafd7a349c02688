import type { Finding } from '../findings/finding.ts'
import type { BuiltSite } from './built-site.ts'
import { checkAddresses } from './checks/addresses.ts'
import { checkAliases } from './checks/aliases.ts'
import { checkCanonical } from './checks/canonical.ts'
import { checkHreflang } from './checks/hreflang.ts'
import { checkLang, checkTwins, languagesOf } from './checks/languages.ts'
import { checkLinks } from './checks/links.ts'
import { checkLists } from './checks/lists.ts'
import { checkStructure } from './checks/structure.ts'

export type Declared = {
  /** Paths of pages that exist in one language only. */
  only: readonly string[]
  /** Unprefixed paths of pages whose structure may differ between languages. */
  diverging: readonly string[]
}

/**
 * Every check of a folder of built pages.
 * @param prefix of the other language's paths, such as `fr`; without it the languages are not compared
 */
export function checkBuiltSite(site: BuiltSite, prefix: string | undefined, { only, diverging }: Declared): Finding[] {
  const languages = prefix === undefined ? undefined : languagesOf(site, prefix)
  return [
    ...checkLang(site, languages),
    ...checkCanonical(site, languages),
    ...checkAddresses(site, languages),
    ...checkLinks(site, languages),
    ...checkAliases(site),
    ...checkLists(site),
    ...(languages
      ? [
          ...checkTwins(site, languages, new Set(only)),
          ...checkHreflang(site, languages),
          ...checkStructure(site, languages, new Set(diverging)),
        ]
      : []),
  ]
}
