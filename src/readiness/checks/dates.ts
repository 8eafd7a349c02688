import { isA, nodesIn } from '../../json-ld/site/nodes.ts'
import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import { documentsIn } from '../page/json-ld.ts'
import { informs } from '../page/kind-of-page.ts'
import type { Page } from '../page/page.ts'
import { said } from '../said.ts'

const visible =
  /\b(?:(?:last )?(?:updated|modified|reviewed|published)|mis à jour|mise à jour|publié|modifié)\b|\b(?:19|20)\d\d-\d\d-\d\d\b/iu

export const dates: Check = {
  id: 'identity/dates',
  weight: 3,
  grade: 'C',
  title: said(
    'The page shows its date, and says the same to machines.',
    'La page montre sa date, et dit la même aux machines.',
  ),
  why: said(
    'Google asks for one date that people see and that dateModified repeats; an undated page cannot be told from an old one.',
    'Google demande une date que le lecteur voit et que dateModified répète ; une page sans date ne se distingue pas d’une page ancienne.',
  ),
  remedy: said(
    'Show the day of the last change in a time element and repeat it as dateModified.',
    'Montrez le jour de la dernière modification dans un élément time et répétez-le dans dateModified.',
  ),
  source: 'https://developers.google.com/search/docs/appearance/publication-dates',
  judge({ page }) {
    const shown = page.elements.find(({ name, attributes }) => name === 'time' && attributes.datetime !== undefined)
    const written = page.blocks.find(({ text }) => text.length < 400 && visible.test(text))
    const modified = modifiedOf(page)
    const today = 'YYYY-MM-DD'
    const fix = `<p>Last updated <time datetime="${today}">…</time></p>\n"dateModified": "${today}"`
    if (shown || written) {
      if (modified)
        return pass(
          said(`Shown, and said to be ${modified}.`, `Montrée, et dite : ${modified}.`),
          (shown ?? written)?.at,
        )
      return informs(page)
        ? warn(
            remark(
              said(
                'The date is shown; dateModified does not repeat it.',
                'La date est montrée ; dateModified ne la répète pas.',
              ),
              (shown ?? written)?.at,
            ),
            fix,
          )
        : pass(said('The page shows a date.', 'La page montre une date.'), (shown ?? written)?.at)
    }
    if (modified)
      return warn(
        remark(
          said(
            `dateModified is ${modified}, and the page shows no date.`,
            `dateModified est ${modified}, et la page ne montre pas de date.`,
          ),
          0,
        ),
        fix,
      )
    return informs(page)
      ? warn(remark(said('The page has no date.', 'La page n’a pas de date.'), 0), fix)
      : skip(said('The page needs no date.', 'La page n’a pas besoin de date.'))
  },
}

function modifiedOf(page: Page): string | undefined {
  for (const { document } of documentsIn(page)) {
    if (document === undefined) continue
    for (const { node } of nodesIn(document))
      if ((isA(node, 'WebPage') || isA(node, 'CreativeWork')) && typeof node.dateModified === 'string')
        return node.dateModified.slice(0, 10)
  }
  return undefined
}
