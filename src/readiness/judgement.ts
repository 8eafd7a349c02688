import { msg } from '#lingui/macro'
import type { Check, Judgement, Remark, Verdict } from './check.ts'
import { type Message, printable } from './message.ts'

/** At most so many places are shown of one check; how many there are is said in words. */
export const shown = 5

export const pass = (message: Message, at?: number): Judgement => judged('pass', [remark(message, at)])
export const skip = (message: Message): Judgement => ({ verdict: 'skip', remarks: [{ message }] })
export const warn = (remarks: Remark | readonly Remark[], fix?: string): Judgement => judged('warn', remarks, fix)
export const fail = (remarks: Remark | readonly Remark[], fix?: string): Judgement => judged('fail', remarks, fix)

export const remark = (message: Message, at?: number, of?: Remark['of']): Remark => ({ message, at, of })

function judged(verdict: Verdict, remarks: Remark | readonly Remark[], fix?: string): Judgement {
  const all: readonly Remark[] = 'message' in remarks ? [remarks] : remarks
  const more = all.length - shown
  const cut = more > 0 ? [...all.slice(0, shown), remark(msg`And ${{ more }} more.`)] : all
  return { verdict, remarks: cut, fix: fix && printable(fix) }
}

/** C-SEO Bench (2025), against what GEO-bench found when one page alone was changed. */
export const benchmark: NonNullable<Check['counter']> = {
  says: msg`A benchmark with several competitors found most such methods largely ineffective.`,
  source: 'https://arxiv.org/abs/2506.11097',
}
