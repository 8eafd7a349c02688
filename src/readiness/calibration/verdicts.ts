import { verdictLines } from './verdict-lines.ts'

/** What a reader found a finding to be. The page is known by the SHA-1 of its address only. */
export type Verdict = { readonly page: string; readonly rule: string; readonly isRight: boolean; readonly why: string }

export const verdicts: readonly Verdict[] = verdictLines
  .trim()
  .split('\n')
  .map((line) => {
    const [page = '', rule = '', right = '', ...why] = line.split(' ')
    if (!/^[0-9a-f]{12}$/.test(page) || !/^(?:right|wrong)$/.test(right) || why.length === 0)
      throw new Error(
        `src/readiness/calibration/verdict-lines.ts: '${line}' is no verdict. Write: hash rule right|wrong why.`,
      )
    return { page, rule, isRight: right === 'right', why: why.join(' ') }
  })

/** How many verdicts there are of a rule, and how many say that it was right. */
export function precisionOf(rule: string): { readonly read: number; readonly right: number } {
  const own = verdicts.filter((verdict) => verdict.rule === rule)
  return { read: own.length, right: own.filter(({ isRight }) => isRight).length }
}
