import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { headings as headingsOf, nearest, type Page } from '../page/page.ts'
import { said } from '../said.ts'

export const headings: Check = {
  id: 'extract/headings',
  weight: 4,
  grade: 'C',
  title: said('One h1, and headings that skip no level.', 'Un seul h1, et des titres qui ne sautent aucun niveau.'),
  why: said(
    'Pages are cut into passages at their headings; a passage without its heading, or below the wrong one, loses what it is about.',
    'Les pages sont découpées selon leurs titres ; un passage sans son titre, ou sous un mauvais titre, perd son sujet.',
  ),
  remedy: said(
    'Give the page one h1 and go down one level at a time.',
    'Donnez un h1 à la page et descendez d’un niveau à la fois.',
  ),
  source: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  counter: {
    says: said(
      'Google says that the order of headings does not matter to its ranking.',
      'Google dit que l’ordre des titres ne compte pas pour son classement.',
    ),
    source: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  },
  judge({ page }) {
    const all = headingsOf(page).filter(({ main, level }) => main || level === 1)
    const tops = all.filter(({ level }) => level === 1)
    const fix = `<h1>${escaped(page.title || '…')}</h1>`
    if (page.words < 50) return skip(said('There is no text.', 'Il n’y a pas de texte.'))
    if (all.length === 0)
      return fail(remark(said('The content has no heading.', 'Le contenu n’a aucun titre.'), 0), fix)
    if (tops.length === 0 && !hasTop(page))
      return fail(remark(said('The page has no h1.', 'La page n’a pas de h1.'), all[0]?.at), fix)
    const jumps = all.flatMap((heading, index) => {
      const before = all[index - 1]
      // What is before the h1 is of no section.
      if (!before || heading.level <= before.level + 1) return []
      return [
        remark(
          said(
            `h${heading.level} follows h${before.level}: '${short(heading.text)}'.`,
            `h${heading.level} suit h${before.level} : « ${short(heading.text)} ».`,
          ),
          heading.at,
        ),
      ]
    })
    const second = tops[1]
    const more = second ? [remark(said(`There are ${tops.length} h1.`, `Il y a ${tops.length} h1.`), second.at)] : []
    if (more.length + jumps.length > 0) return warn([...more, ...jumps])
    return pass(
      said(`One h1 and ${all.length - 1} headings below it.`, `Un h1 et ${all.length - 1} titres au-dessous.`),
      tops[0]?.at,
    )
  },
}

/** An h1 without words may hold a picture that has some, or words that are shown later. */
function hasTop({ elements, hidden }: Page): boolean {
  const telling = [
    ...elements.filter(({ name, attributes }) => name === 'svg' || attributes.alt?.trim()),
    ...hidden.map(({ element }) => element),
  ]
  const holding = new Set(telling.flatMap((one) => nearest(one, 5)))
  return elements.some((one) => one.name === 'h1' && (one.words > 0 || holding.has(one)))
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
