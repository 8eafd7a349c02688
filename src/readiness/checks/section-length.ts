import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { mainBlocks } from '../page/page.ts'
import { sectionsOf } from '../page/sections.ts'
import { said } from '../said.ts'

const long = 400
const tooLong = 1000

export const sectionLength: Check = {
  id: 'extract/section-length',
  weight: 3,
  grade: 'C',
  title: said('Sections are about one passage long.', 'Les sections ont à peu près la longueur d’un passage.'),
  why: said(
    'Retrieval cuts pages into passages of a few hundred words; a long section is cut where it happens to be, and its heading is lost for the rest.',
    'La recherche découpe les pages en passages de quelques centaines de mots ; une longue section est coupée n’importe où, et la suite perd son titre.',
  ),
  remedy: said(
    `Give sections of more than ${long} words a subheading.`,
    `Donnez un intertitre aux sections de plus de ${long} mots.`,
  ),
  source: 'https://arxiv.org/abs/2602.12187',
  judge({ page }) {
    const sections = sectionsOf(mainBlocks(page))
    if (sections.length === 0) return skip(said('There are no sections.', 'Il n’y a pas de section.'))
    const over = sections.filter(({ words }) => words > long)
    const remarks = over.map(({ heading, words }) =>
      remark(
        said(
          `'${heading.text.slice(0, 60)}' has ${words} words.`,
          `« ${heading.text.slice(0, 60)} » compte ${words} mots.`,
        ),
        heading.at,
      ),
    )
    const fix = '<h3>…</h3>'
    if (over.some(({ words }) => words > tooLong)) return fail(remarks, fix)
    if (over.length > 0) return warn(remarks, fix)
    const most = Math.max(...sections.map(({ words }) => words))
    return pass(
      said(
        `${sections.length} sections of ${most} words at most.`,
        `${sections.length} sections de ${most} mots au plus.`,
      ),
    )
  },
}
