import { alignment } from '../../cli/terminal/alignment.ts'
import type { DiffRow, Piece } from './facts.ts'

/** Two versions line by line; in lines that changed, the words that did are told apart. */
export function diffRows(before: string, now: string): DiffRow[] {
  return alignment(before.split('\n'), now.split('\n')).map(({ left, right }) => {
    if (left === undefined || right === undefined)
      return {
        before: left === undefined ? undefined : [{ text: left, changed: true }],
        now: right === undefined ? undefined : [{ text: right, changed: true }],
      }
    const words = alignment(left.split(/(?<=\s)/), right.split(/(?<=\s)/))
    return {
      before: pieces(words.map((pair) => ({ text: pair.left, changed: pair.left !== pair.right }))),
      now: pieces(words.map((pair) => ({ text: pair.right, changed: pair.left !== pair.right }))),
    }
  })
}

/** Joins neighbouring words of the same kind. */
function pieces(words: readonly { text: string | undefined; changed: boolean }[]): Piece[] {
  const joined: Piece[] = []
  for (const { text, changed } of words) {
    const last = joined.at(-1)
    if (text === undefined) continue
    if (last?.changed === changed) joined[joined.length - 1] = { text: last.text + text, changed }
    else joined.push({ text, changed })
  }
  return joined
}
