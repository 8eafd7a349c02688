import { isA, nodesIn, valuesOf } from '../../json-ld/site/nodes.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { documentsIn } from '../page/json-ld.ts'
import { said } from '../said.ts'

export const inLanguage: Check = {
  id: 'bilingual/in-language',
  weight: 1,
  grade: 'C',
  title: said('inLanguage says the same as lang.', 'inLanguage dit la même chose que lang.'),
  why: said(
    'A graph in two languages needs to know which page is in which.',
    'Un graphe bilingue doit indiquer la langue de chaque page.',
  ),
  remedy: said('Give the WebPage or Article inLanguage.', 'Donnez inLanguage au WebPage ou à l’Article.'),
  source: 'https://schema.org/inLanguage',
  judge({ page }) {
    const pages = documentsIn(page).flatMap(({ document, script }) =>
      document === undefined
        ? []
        : [...nodesIn(document)]
            .filter(
              ({ node, pointer }) => pointer.split('/').length <= 3 && (isA(node, 'WebPage') || isA(node, 'Article')),
            )
            .map(({ node }) => ({ node, script })),
    )
    const [first] = pages
    if (!first) return skip(said('No WebPage and no Article is described.', 'Ni WebPage ni Article ne sont décrits.'))
    const codes = pages.flatMap(({ node }) => valuesOf(node, 'inLanguage').filter((value) => typeof value === 'string'))
    const fix = `"inLanguage": "${page.language ?? 'en'}"`
    if (codes.length === 0)
      return warn(remark(said('There is no inLanguage.', 'Il n’y a pas d’inLanguage.'), first.script.at), fix)
    const primary = (code: string) => code.toLowerCase().split(/[-_]/)[0]
    if (page.language && !codes.some((code) => primary(code) === primary(page.language ?? '')))
      return fail(
        remark(
          said(
            `inLanguage is ${codes.join(', ')}, lang is ${page.language}.`,
            `inLanguage est ${codes.join(', ')}, lang est ${page.language}.`,
          ),
          first.script.at,
        ),
        fix,
      )
    return pass(said(`inLanguage is ${codes[0]}.`, `inLanguage est ${codes[0]}.`), first.script.at)
  },
}
