import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { readingEase } from '../language/readability.ts'
import { mainBlocks } from '../page/page.ts'
import { said } from '../said.ts'

// Flesch calls what is below 30 very difficult.
const hard = 30
const unreadable = 0

export const readability: Check = {
  id: 'evidence/readability',
  weight: 2,
  grade: 'B',
  title: said('The text reads easily.', 'Le texte se lit aisément.'),
  why: said(
    'On GEO-bench simpler wording and better fluency raised visibility without any new information.',
    'Sur GEO-bench, des mots plus simples et un style plus fluide ont augmenté la visibilité sans information nouvelle.',
  ),
  remedy: said(
    'Shorten the sentences, take the shorter word.',
    'Raccourcissez les phrases, prenez le mot le plus court.',
  ),
  source: 'https://arxiv.org/abs/2311.09735',
  counter: {
    says: said(
      'Formulas count letters, not sense: a technical text is hard by its terms.',
      'Les formules comptent des lettres, non le sens : un texte technique est difficile par ses termes.',
    ),
    source: 'https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests',
  },
  judge({ page, language }) {
    if (!language) return skip(said('Only English and French are read.', 'Seuls l’anglais et le français sont lus.'))
    const prose = mainBlocks(page)
      .filter(
        ({ kind, quoted, text }) =>
          (kind === 'text' || kind === 'item') && !quoted && /[.!?…]\s*(?:\[\d+\]\s*)*$/.test(text.slice(-40)),
      )
      .map(({ text }) => text)
      .join('\n')
      .slice(0, 200_000)
    const ease = readingEase(prose, language)
    if (ease === undefined)
      return skip(said('The text is too short to tell.', 'Le texte est trop court pour en juger.'))
    const score = Math.round(ease)
    const facts = said(
      `Reading ease (Flesch): ${score} of 100.`,
      `Facilité de lecture (Kandel et Moles) : ${score} sur 100.`,
    )
    if (ease < unreadable) return fail(remark(facts))
    if (ease < hard) return warn(remark(facts))
    return pass(facts)
  },
}
