import type { Check } from '../check.ts'
import { laterBenchmark } from '../counter-evidence.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { informs } from '../page/kind-of-page.ts'
import { worksLinked } from '../page/sources.ts'
import { said } from '../said.ts'

export const citations: Check = {
  id: 'evidence/citations',
  weight: 6,
  grade: 'B',
  hint: true,
  title: said('The text cites works of others.', 'Le texte cite des travaux d’autrui.'),
  why: said(
    'Citing sources raised the visibility of a page by 27% on GEO-bench, and most for pages that rank low. Readers can check what is said.',
    'Citer ses sources a augmenté la visibilité d’une page de 27 % sur GEO-bench, surtout pour les pages mal classées. Le lecteur peut vérifier.',
  ),
  remedy: said(
    'Link the studies, standards, and documentation that the text rests on.',
    'Donnez un lien vers les études, normes et documentations sur lesquelles le texte repose.',
  ),
  source: 'https://arxiv.org/abs/2311.09735',
  counter: laterBenchmark,
  judge({ page, address }) {
    const works = worksLinked(page, address?.host)
    if (works >= 2) return pass(said(`${works} works are linked.`, `${works} travaux sont cités avec un lien.`))
    if (!informs(page))
      return skip(
        said(
          'The page does not set out to inform: it needs no sources.',
          'La page ne vise pas à informer : elle n’a pas besoin de sources.',
        ),
      )
    const fix = '<a href="https://…">…</a>'
    return works === 1
      ? warn(remark(said('One work is linked.', 'Un seul travail est cité avec un lien.'), 0), fix)
      : fail(remark(said('No work of others is linked.', 'Aucun travail d’autrui n’est cité avec un lien.'), 0), fix)
  },
}
