import type { Check } from '../check.ts'
import { laterBenchmark } from '../counter-evidence.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { evasionOf } from '../language/evasions.ts'
import { mainBlocks } from '../page/page.ts'
import { said } from '../said.ts'

// A label or a date is no paragraph.
const shortest = 8
const within = 60

export const answerFirst: Check = {
  id: 'extract/answer-first',
  weight: 5,
  grade: 'C',
  hint: true,
  title: said('The answer is in the first 60 words.', 'La réponse est dans les 60 premiers mots.'),
  why: said(
    'What comes first in a passage is what is quoted most easily: a statement, not an announcement or a question.',
    'Ce qui ouvre un passage se cite le plus aisément : une affirmation, ni une annonce ni une question.',
  ),
  remedy: said(
    'Begin with one sentence that answers what the title asks, as a definition does.',
    'Commencez par une phrase qui répond à la question du titre, comme le fait une définition.',
  ),
  source: 'https://arxiv.org/abs/2510.11438',
  counter: laterBenchmark,
  judge({ page, language }) {
    if (page.words < 50) return skip(said('There is no text.', 'Il n’y a pas de texte.'))
    const blocks = mainBlocks(page)
    const top = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === 1)
    const after = blocks.slice(top + 1)
    const index = after.findIndex(
      ({ kind, words }) => (kind === 'text' || kind === 'item' || kind === 'quote') && words >= shortest,
    )
    const first = after[index]
    const fix = '<p>… is … that …</p>'
    if (!first)
      return fail(
        remark(said('No paragraph follows the title.', 'Aucun paragraphe ne suit le titre.'), blocks[top]?.at ?? 0),
        fix,
      )
    if (!language) return skip(said('Only English and French are read.', 'Seuls l’anglais et le français sont lus.'))
    const before = after.slice(0, index).reduce((sum, { words }) => sum + words, 0)
    if (before > within)
      return fail(
        remark(
          said(`${before} words come before the first paragraph.`, `${before} mots précèdent le premier paragraphe.`),
          first.at,
        ),
        fix,
      )
    const evasion = evasionOf(first.text, language)
    if (evasion) return warn(remark(evasion, first.at), fix)
    return pass(said('The first paragraph states something.', 'Le premier paragraphe affirme quelque chose.'), first.at)
  },
}
