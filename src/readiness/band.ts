import { msg } from '#lingui/macro'
import type { Audit } from './audit.ts'
import { type Group, groupOf, levelOf } from './check.ts'
import type { Message } from './message.ts'
import { cap } from './score.ts'

export const groupNames: Readonly<Record<Group, Message>> = {
  access: msg`Access`,
  extract: msg`Extraction`,
  evidence: msg`Evidence`,
  identity: msg`Identity and freshness`,
  bilingual: msg`Languages`,
  safety: msg`Safety`,
  info: msg`For information`,
}

/** A score in words. `level`: 1, the worst, to {@link levels}. */
export type Band = { readonly level: number; readonly name: Message; readonly sentence: Message }

const worst = msg`Hard to cite`
const lowest = { least: 0, name: worst, says: msg`An assistant finds little here that it can read and quote.` }

/** The best first; `least`: the score from which on it is said. */
const bands: readonly { least: number; name: Message; says: Message }[] = [
  {
    least: 85,
    name: msg`Ready to be cited`,
    says: msg`Nothing serious stands in the way of reading and quoting this page.`,
  },
  {
    least: 70,
    name: msg`Nearly ready`,
    says: msg`Little stands in the way of quoting this page.`,
  },
  {
    least: cap + 1,
    name: msg`Partly readable`,
    says: msg`Several faults stand in the way of quoting this page.`,
  },
  lowest,
]

const closed = msg`Out of reach`
const keepsOut = msg`As it is, assistants are not allowed to read this page, or find no words in it: until that is fixed, the rest counts little.`
const deceives = msg`Something on this page deceives its readers, or speaks to machines alone: until it is gone, the rest counts little.`

export const levels = bands.length

/** A page that deceives, or that assistants cannot read, is not ready whatever it scores. */
export function bandOf({ score: { total, groups }, results }: Pick<Audit, 'score' | 'results'>): Band {
  const errors = results.filter((result) => levelOf(result) === 'error')
  if (errors.some(({ check }) => groupOf(check) === 'safety')) return { level: 1, name: worst, sentence: deceives }
  if (errors.length > 0) return { level: 1, name: closed, sentence: keepsOut }
  const index = bands.findIndex(({ least }) => total >= least)
  const { name, says } = bands[index] ?? lowest
  const [weakest] = groups.filter(({ points, of }) => points < of).sort((a, b) => b.of - b.points - (a.of - a.points))
  const level = levels - index
  if (!weakest) return { level, name, sentence: says }
  return {
    level,
    name,
    sentence: msg`${{ says }} Most points are lost under “${{ group: groupNames[weakest.group] }}”.`,
  }
}
