import type { Judgement, Remark, Verdict } from './check.ts'
import { type Said, said } from './said.ts'

/** At most so many places are shown of one check; how many there are is said in words. */
const shown = 5

/** Messages quote the page: its control characters must not reach a terminal, nor turn the direction of a line. */
const printable = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '\uFFFD')

export const pass = (message: Said, at?: number): Judgement => judged('pass', [remark(message, at)])
export const skip = (message: Said): Judgement => ({ verdict: 'skip', remarks: [{ message }] })
export const warn = (remarks: Remark | readonly Remark[], fix?: string): Judgement => judged('warn', remarks, fix)
export const fail = (remarks: Remark | readonly Remark[], fix?: string): Judgement => judged('fail', remarks, fix)

export const remark = (message: Said, at?: number, of?: Remark['of']): Remark => ({
  message: { en: printable(message.en), fr: printable(message.fr) },
  ...(at !== undefined && { at }),
  ...(of !== undefined && { of }),
})

export function judged(verdict: Verdict, remarks: Remark | readonly Remark[], fix?: string): Judgement {
  const all: readonly Remark[] = 'message' in remarks ? [remarks] : remarks
  const more = all.length - shown
  const cut =
    more > 0
      ? [...all.slice(0, shown), remark(said(`And ${more} more.`, `Et ${more} ${more > 1 ? 'autres' : 'autre'}.`))]
      : all
  return { verdict, remarks: cut, ...(fix !== undefined && { fix: printable(fix) }) }
}
