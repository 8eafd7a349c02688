import type { Audit } from './audit.ts'
import { groupOf } from './check.ts'
import { groupNames } from './group-names.ts'
import { levelOf } from './level.ts'
import { type Said, said } from './said.ts'
import { cap } from './score.ts'

/** A score in words. `level`: 1, the worst, to {@link levels}. */
export type Band = { readonly level: number; readonly name: Said; readonly sentence: Said }

const worst = said('Hard to cite', 'Difficile à citer')

/** The best first; `least`: the score from which on it is said. */
const bands: readonly { least: number; name: Said; says: Said }[] = [
  {
    least: 85,
    name: said('Ready to be cited', 'Prête à être citée'),
    says: said(
      'Nothing serious stands in the way of reading and quoting this page.',
      'Rien de sérieux n’empêche de lire cette page ni de la citer.',
    ),
  },
  {
    least: 70,
    name: said('Nearly ready', 'Presque prête'),
    says: said('Little stands in the way of quoting this page.', 'Peu de choses empêchent de citer cette page.'),
  },
  {
    least: cap + 1,
    name: said('Partly readable', 'Lisible en partie'),
    says: said(
      'Several faults stand in the way of quoting this page.',
      'Plusieurs défauts gênent qui veut citer cette page.',
    ),
  },
  {
    least: 0,
    name: worst,
    says: said(
      'An assistant finds little here that it can read and quote.',
      'Un assistant trouve ici peu de choses à lire et à citer.',
    ),
  },
]

const closed = said('Out of reach', 'Hors de portée')
const keepsOut = said(
  'As it is, assistants may not read this page, or find no words in it: until that is mended, the rest counts little.',
  'En l’état, les assistants ne peuvent pas lire cette page ou n’y trouvent pas de mots\u00a0: tant que c’est le cas, le reste compte peu.',
)
const deceives = said(
  'Something on this page deceives its readers, or speaks to machines alone: until it is gone, the rest counts little.',
  'Un élément de cette page trompe ses lecteurs ou ne parle qu’aux machines\u00a0: tant qu’il y est, le reste compte peu.',
)

export const levels = bands.length

/** A page that deceives, or that assistants cannot read, is not ready whatever it scores. */
export function bandOf({ score: { total, groups }, results }: Pick<Audit, 'score' | 'results'>): Band {
  const errors = results.filter(({ check, judgement }) => levelOf(check, judgement.verdict) === 'error')
  if (errors.some(({ check }) => groupOf(check) === 'safety')) return { level: 1, name: worst, sentence: deceives }
  if (errors.length > 0) return { level: 1, name: closed, sentence: keepsOut }
  const index = bands.findIndex(({ least }) => total >= least)
  const { name, says } = bands[index] ?? { name: said('', ''), says: said('', '') }
  const [weakest] = groups.filter(({ points, of }) => points < of).sort((a, b) => b.of - b.points - (a.of - a.points))
  const level = levels - index
  if (!weakest) return { level, name, sentence: says }
  const { en, fr } = groupNames[weakest.group]
  return {
    level,
    name,
    sentence: said(
      `${says.en} Most points are lost under “${en}”.`,
      `${says.fr} La plupart des points sont perdus dans le groupe «\u00a0${fr}\u00a0».`,
    ),
  }
}
