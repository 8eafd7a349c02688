import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { denied, matchesIn, superlatives as patterns, sentenceAround } from '../language/claims.ts'
import { isQuotedAt } from '../language/instructions.ts'
import { mainBlocks, offsetIn } from '../page/page.ts'
import { isSourced, sourced } from '../page/sources.ts'
import { said } from '../said.ts'

const many = 3

export const superlatives: Check = {
  id: 'evidence/superlatives',
  weight: 3,
  grade: 'C',
  title: said('Rankings and promises come with proof.', 'Classements et promesses sont accompagnés de leur preuve.'),
  why: said(
    'A superlative that nobody can check gives nothing to cite, and European law requires that a trader can prove it.',
    'Un superlatif invérifiable n’offre rien à citer, et le droit européen demande qu’on puisse le prouver.',
  ),
  remedy: said(
    'Say what was measured and link it, or leave the word out.',
    'Dites ce qui a été mesuré, avec un lien, ou retirez le mot.',
  ),
  source: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj',
  judge(subject) {
    const { page, language } = subject
    if (page.words < 50) return skip(said('There is no text.', 'Il n’y a pas de texte.'))
    if (!language) return skip(said('Only English and French are read.', 'Seuls l’anglais et le français sont lus.'))
    const marked = sourced(subject)
    const claims = mainBlocks(page)
      .filter(({ quoted, text }) => !quoted && text.length < 20_000)
      .flatMap((block) =>
        matchesIn(block.text, patterns[language])
          .filter(
            ({ index }) =>
              !denied[language].test(sentenceAround(block.text, index)) &&
              !isQuotedAt(block.text, index) &&
              !isSourced(block.element, marked),
          )
          .map((match) =>
            remark(
              said(`'${match[0]}' is claimed without proof.`, `« ${match[0]} » est affirmé sans preuve.`),
              offsetIn(block, match.index),
            ),
          ),
      )
    if (claims.length >= many) return fail(claims)
    if (claims.length > 0) return warn(claims)
    return pass(said('No ranking or promise without proof.', 'Ni classement ni promesse sans preuve.'))
  },
}
