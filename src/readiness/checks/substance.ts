import type { Check } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import { numberIn } from '../number.ts'
import { informs, leadsElsewhere, wordsOf } from '../page/kind-of-page.ts'
import { said } from '../said.ts'

// Below the first a page answers one question at most; above the second more words add nothing.
const little = 100
const ample = 1200

export const substance: Check = {
  id: 'extract/substance',
  weight: 16,
  grade: 'C',
  hint: true,
  title: said('There is enough content to answer from.', 'Le contenu suffit pour en tirer des réponses.'),
  why: said(
    `Assistants answer from passages: navigation, advertisements, and comments aside, a page of a few sentences has none to offer. The points grow with the words, up to ${numberIn(ample, 'en')}; the weight is set by blind rankings of pages.`,
    `Les assistants répondent à partir de passages : hors navigation, publicités et commentaires, une page de quelques phrases n’en offre aucun. Les points croissent avec les mots, jusqu’à ${numberIn(ample, 'fr')} ; le poids vient de classements de pages à l’aveugle.`,
  ),
  remedy: said('Say on the page what a reader came to ask.', 'Dites sur la page ce que le lecteur venait demander.'),
  source: 'https://arxiv.org/abs/2602.12187',
  judge({ page }) {
    const words = wordsOf(page)
    if (words < ample && leadsElsewhere(page) && !informs(page))
      return skip(
        said(
          'The page leads to people or to other pages, and need not be long.',
          'La page mène à des personnes ou à d’autres pages : elle peut être courte.',
        ),
      )
    const share = Math.min(1, Math.max(0, Math.log(Math.max(words, 1) / little) / Math.log(ample / little)))
    const facts = said(`The content has ${words} words.`, `Le contenu compte ${words} mots.`)
    return { ...(share < 0.5 ? warn(remark(facts)) : pass(facts)), share: Math.round(share * 100) / 100 }
  },
}
