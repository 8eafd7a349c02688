import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { countWords } from '../page/words.ts'
import { said } from '../said.ts'

// Labels for screen readers are short; a menu or a tab that is closed is a paragraph or two.
const label = 60
const disguisedLabel = 8
const panel = 150

export const hiddenText: Check = {
  id: 'safety/hidden-text',
  weight: 0,
  grade: 'A',
  title: said('No text is made so that people cannot see it.', 'Aucun texte n’est fait pour que personne ne le voie.'),
  why: said(
    'Text in the background color, at zero size, or off-screen is meant for machines alone: Google counts it as spam, and models are trained to distrust it.',
    'Un texte de la couleur du fond, de taille nulle ou hors de l’écran ne vise que les machines : Google le compte comme du spam.',
  ),
  remedy: said('Show the text, or remove it.', 'Montrez le texte, ou retirez-le.'),
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  judge({ page }) {
    const words = page.hidden.map((hidden) => ({ ...hidden, count: countWords(hidden.text) }))
    const meant = words.filter(
      ({ how, count, onDemand }) =>
        (how === 'disguised' && !onDemand && count >= disguisedLabel) ||
        (how === 'spoken' && !onDemand && count >= label),
    )
    const closed = words.filter(({ how, count, onDemand }) => how === 'undisplayed' && !onDemand && count >= panel)
    const remarks = [...meant, ...closed].map(({ at, count }) =>
      remark(said(`${count} words that nobody sees.`, `${count} mots que personne ne voit.`), at),
    )
    if (meant.length > 0) return fail(remarks)
    if (closed.length > 0) return warn(remarks)
    return pass(said('What is written can be seen.', 'Ce qui est écrit se voit.'))
  },
}
