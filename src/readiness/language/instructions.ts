import { addresses, named, namedWhispers, openings } from './addresses.ts'
import { isForModel, isMeant, isTold, type Place, steering } from './meant.ts'
import { faintOverrides, faintWhispers, hint, markers, overrides, whisper, whispers } from './orders.ts'

export type Instruction = { readonly index: number; readonly words: string }

// The shortest sign that the patterns know, [INST].
const shortest = 6
// What is said to a model is said soon, or in a text of its own.
const longest = 20_000

/** In lower case, each letter at its place: of İ, JavaScript makes two characters. */
export function lowered(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text.replaceAll('İ', 'I').toLowerCase()
}

/** What no browser shows within a word: soft hyphens, spaces and joiners without width. A model reads the word. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu

/** The first instruction to a model in a text. @param unseen whether nobody sees the text: then a hint is enough */
export function instructionIn(text: string, unseen: boolean): Instruction | undefined {
  if (text.length < shortest) return undefined
  const said = text.slice(0, longest).replace(invisible, '')
  const place = placeIn(said, unseen)
  if (!place) return undefined
  const words = said.slice(place.index, place.index + place.length)
  const index = place.index + words.length - words.trimStart().length
  return { index: written(text, index), words: words.trim().slice(0, 80) }
}

/** Where a character of a text is in the text as it was written. */
function written(text: string, index: number): number {
  let at = index
  for (const { index: skipped } of text.matchAll(invisible)) {
    if (skipped > at) break
    at++
  }
  return at
}

function placeIn(text: string, unseen: boolean): Place | undefined {
  const lower = lowered(text)
  const isHint = hint.test(lower)
  const isNamed = named.test(lower)
  const isWhisper = unseen && whisper.test(lower)
  const patterns = [
    ...(isHint ? overrides : []),
    ...(isHint && isNamed ? addresses : []),
    ...(unseen && isNamed ? namedWhispers : []),
    ...(isWhisper ? whispers : []),
  ]
  const match = (isHint && markers.exec(text)) || firstOf(patterns, lower)
  if (match) return { index: match.index, length: match[0].length }
  return (
    (isHint && firstMeant(faintOverrides, lower, (place) => unseen || isForModel(lower, place))) ||
    (isHint && isNamed && firstMeant(openings, lower, (place) => isTold(lower, place, unseen))) ||
    (isWhisper && firstMeant(faintWhispers, lower, (place) => isMeant(lower, place))) ||
    (unseen ? steering(lower) : undefined)
  )
}

/** The first place of patterns that say too little alone. */
function firstMeant(patterns: readonly RegExp[], text: string, is: (place: Place) => boolean): Place | undefined {
  for (const pattern of patterns)
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const place = { index, length: words.length }
      if (is(place)) return place
    }
  return undefined
}

function firstOf(patterns: readonly RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return undefined
}
