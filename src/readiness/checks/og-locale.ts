import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import { metaOf } from '../page/page.ts'
import { said } from '../said.ts'

export const ogLocale: Check = {
  id: 'bilingual/og-locale',
  weight: 1,
  grade: 'C',
  title: said('og:locale says the same as lang.', 'og:locale dit la même chose que lang.'),
  why: said(
    'Two answers to one question make a reader doubt both.',
    'Deux réponses à une question font douter des deux.',
  ),
  remedy: said('Write the same language in both.', 'Écrivez la même langue aux deux endroits.'),
  source: 'https://ogp.me/#optional',
  judge({ page }) {
    const tag = metaOf(page, 'og:locale')
    const locale = tag?.attributes.content?.trim()
    if (!tag || !locale || !page.language)
      return skip(said('There is no og:locale to compare.', 'Il n’y a pas d’og:locale à comparer.'))
    const primary = (code: string) => code.toLowerCase().split(/[-_]/)[0]
    if (primary(locale) === primary(page.language))
      return pass(said(`og:locale is ${locale}.`, `og:locale est ${locale}.`), tag.at)
    return warn(
      remark(
        said(
          `og:locale is ${locale}, lang is ${page.language}.`,
          `og:locale est ${locale}, lang est ${page.language}.`,
        ),
        tag.at,
      ),
      `<meta property="og:locale" content="${page.language.startsWith('fr') ? 'fr_FR' : 'en_US'}">`,
    )
  },
}
