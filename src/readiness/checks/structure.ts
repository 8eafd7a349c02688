import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { ancestors, type Element, mainBlocks } from '../page/page.ts'
import { countWords } from '../page/words.ts'
import { said } from '../said.ts'

// A text this long has something to enumerate or to compare.
const longText = 600

export const structure: Check = {
  id: 'extract/structure',
  weight: 4,
  grade: 'C',
  title: said(
    'Lists are lists, and tables name their columns.',
    'Les listes sont des listes, et les tableaux nomment leurs colonnes.',
  ),
  why: said(
    'A cell without a header is a number without a meaning once the table is turned into text.',
    'Une cellule sans en-tête est un nombre privé de sens une fois le tableau réduit à du texte.',
  ),
  remedy: said(
    'Mark headers with th, enumerations with ul or ol.',
    'Marquez les en-têtes par th, les énumérations par ul ou ol.',
  ),
  source: 'https://www.w3.org/WAI/tutorials/tables/',
  judge({ page }) {
    const tables = page.elements.filter(
      ({ name, attributes }) => name === 'table' && attributes.role !== 'presentation',
    )
    const headed = new Set<Element>()
    for (const element of page.elements)
      if (element.name === 'th') for (const one of nearest(element)) if (one.name === 'table') headed.add(one)
    const bare = tables.filter((table) => !headed.has(table))
    if (bare.length > 0)
      return fail(
        bare.map(({ at }) => remark(said('A table has no th.', 'Un tableau n’a pas de th.'), at)),
        '<tr><th scope="col">…</th><th scope="col">…</th></tr>',
      )
    const blocks = mainBlocks(page)
    const words = blocks.reduce((sum, { text }) => sum + countWords(text), 0)
    const lists = blocks.filter(({ kind }) => kind === 'item').length
    if (words < 50) return skip(said('There is no text.', 'Il n’y a pas de texte.'))
    if (words > longText && lists === 0 && tables.length === 0)
      return warn(
        remark(
          said(`${words} words, and no list or table.`, `${words} mots, sans liste ni tableau.`),
          blocks[0]?.at ?? 0,
        ),
        '<ul>\n  <li>…</li>\n</ul>',
      )
    return pass(
      said(
        `${tables.length} tables with headers, ${lists} list items.`,
        `${tables.length} tableaux avec en-têtes, ${lists} éléments de liste.`,
      ),
    )
  },
}

/** A cell stands at most this deep in its table. */
function* nearest(element: Element): Generator<Element> {
  let depth = 0
  for (const one of ancestors(element)) {
    if (++depth > 8) return
    yield one
    if (one.name === 'table') return
  }
}
