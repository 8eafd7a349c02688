import { msg } from '#lingui/macro'
import { isA, valuesOf } from '../../json-ld/site/nodes.ts'
import { defaultLocale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { primary } from '../language/language-of.ts'
import { nodesOf } from '../page/json-ld.ts'

export const inLanguage: Check = {
  id: 'bilingual/in-language',
  weight: 1,
  grade: 'C',
  title: msg`inLanguage says the same as lang.`,
  why: msg`A graph in two languages needs to know which page is in which.`,
  remedy: msg`Give the WebPage or Article inLanguage.`,
  source: 'https://schema.org/inLanguage',
  judge({ page }) {
    const pages = nodesOf(page).filter(
      ({ node, pointer }) => pointer.split('/').length <= 3 && (isA(node, 'WebPage') || isA(node, 'Article')),
    )
    const [first] = pages
    if (!first) return skip(msg`No WebPage and no Article is described.`)
    const codes = pages.flatMap(({ node }) => valuesOf(node, 'inLanguage').filter((value) => typeof value === 'string'))
    const fix = `"inLanguage": "${page.language ?? defaultLocale}"`
    const [code] = codes
    if (code === undefined) return warn(remark(msg`There is no inLanguage.`, first.script.at), fix)
    if (page.language && !codes.some((code) => primary(code) === primary(page.language ?? '')))
      return fail(
        remark(
          msg`inLanguage is ${{ codes: codes.join(', ') }}, lang is ${{ language: page.language }}.`,
          first.script.at,
        ),
        fix,
      )
    return pass(msg`inLanguage is ${{ code }}.`, first.script.at)
  },
}
