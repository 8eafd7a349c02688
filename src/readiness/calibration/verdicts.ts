import { verdictLines } from './verdict-lines.ts'

/** What a reader found a finding to be. The page is known by the SHA-1 of its address only. */
export type Verdict = { readonly page: string; readonly rule: string; readonly isRight: boolean; readonly why: string }

export const verdicts: readonly Verdict[] = verdictLines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [, rule = '', right, why = '', pages] = /^(\S+) (right|wrong) (.+):((?: [0-9a-f]{12})+)$/.exec(line) ?? []
    if (!pages)
      throw new Error(
        `src/readiness/calibration/verdict-lines.ts: '${line}' is no verdict. Write: rule right|wrong why: hash hash.`,
      )
    const isRight = right === 'right'
    return pages
      .trim()
      .split(' ')
      .map((page) => ({ page, rule, isRight, why }))
  })

/** How many verdicts there are of a rule, and how many say that it was right. */
export function precisionOf(rule: string): { readonly read: number; readonly right: number } {
  const own = verdicts.filter((verdict) => verdict.rule === rule)
  return { read: own.length, right: own.filter(({ isRight }) => isRight).length }
}

/** Pages of strangers that the engine was run over; none of them was held down for deception. */
export const measuredPages = 721

/** What a rule has to reach to be told at a level; the plain share of right findings. */
export const wanted = { error: 0.95, warning: 0.8 } as const

/**
 * Rules that are told at such a level and were found on none of the 721 pages, or cannot be, with what vouches for them.
 * On so many pages none of them was wrong, either.
 */
export const unmeasured: Readonly<Record<string, string>> = {
  'access/robots': 'a folder of pages has no robots.txt; tests of RFC 9309 (robots.test.ts)',
  'access/content-signal': 'a folder of pages has no robots.txt; golden pages',
  'evidence/superlatives': 'found as a hint only; golden pages',
  'evidence/unfilled': 'found on 56 of the 781 pages of the last two readings, and right on each',
  'evidence/readability': 'found as a hint only; tests of the two formulas',
  'bilingual/og-locale': 'says nothing worse than a hint; golden pages',
  'identity/dates': 'the one finding was wrong and is mended; golden pages',
  'safety/hidden-text': 'seeded deceptions and honest pages',
  'safety/zero-width': 'seeded deceptions and honest pages',
  'safety/instructions': 'seeded deceptions and honest pages',
  'safety/comments': 'seeded deceptions and honest pages',
  'safety/attributes': 'seeded deceptions and honest pages',
  'safety/aria-hidden': 'seeded deceptions and honest pages',
  'safety/bots-only': 'seeded deceptions and honest pages',
}
