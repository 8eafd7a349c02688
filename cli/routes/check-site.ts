import { type Finding, found } from '../findings/finding.ts'
import type { BuiltSite } from './built-site.ts'
import { checkAddresses, checkCanonical } from './checks/addresses.ts'
import { checkAliases } from './checks/aliases.ts'
import { checkHreflang } from './checks/hreflang.ts'
import { checkLang, checkTwins, languagesOf } from './checks/languages.ts'
import { checkLinks } from './checks/links.ts'
import { checkLists } from './checks/lists.ts'
import { checkStructure } from './checks/structure.ts'
import { placeIn } from './html-page.ts'
import { routesRules as rules } from './route-rules.ts'

type Declared = {
  /** Paths of pages that exist in one language only. */
  only: readonly string[]
  /** Unprefixed paths of pages whose structure may differ between languages. */
  diverging: readonly string[]
}

/** What a page holds below the deepest level that is read is not checked. */
const checkDepth = ({ pages }: BuiltSite): Finding[] =>
  pages.flatMap((page) =>
    page.stoppedAt === undefined
      ? []
      : [found(rules.tooDeep, placeIn(page, page.stoppedAt), 'nests too deep: it is not read from here on.')],
  )

/**
 * Every check of a folder of built pages.
 * @param prefix of the other language's paths, such as `fr`; without it the languages are not compared
 */
export function checkBuiltSite(site: BuiltSite, prefix: string | undefined, { only, diverging }: Declared): Finding[] {
  const languages = prefix === undefined ? undefined : languagesOf(site, prefix)
  return [
    ...checkDepth(site),
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
