import { placeAt, type Source } from '../../cli/content/passage.ts'
import type { Place } from './facts.ts'

type Index = { source: Pick<Source, 'file' | 'text'>; words: string; starts: number[]; offsets: number[] }

/** How many consecutive words are searched for: long runs first, as they are the most distinctive. */
const lengths = [10, 6, 4, 3]
// The build fills in figures and names: when a passage starts with one, its later words are searched for.
const furthest = 30

/**
 * Finds the words of a page in its sources. The page is typeset with its references resolved, the sources are Markdown
 * or YAML, so only letters and digits are compared.
 * @param sources the most likely first
 * @returns the place of words in a source, or `undefined`
 */
export function findWords(sources: readonly Pick<Source, 'file' | 'text'>[]): (words: string) => Place | undefined {
  let indexes: Index[] | undefined
  return (text) => {
    indexes ??= sources.map(indexOf)
    const wanted = tokens(text).map(({ word }) => word)
    if (wanted.join('').length < 4) return undefined
    for (const length of wanted.length < 3 ? [wanted.length] : lengths.filter((one) => one <= wanted.length))
      for (let from = 0; from + length <= wanted.length && from <= furthest; from++)
        for (const index of indexes) {
          const place = search(index, wanted.slice(from, from + length))
          if (place) return place
        }
    return undefined
  }
}

const tokens = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ word: word.toLowerCase(), index }))

function indexOf(source: Pick<Source, 'file' | 'text'>): Index {
  const starts: number[] = []
  const offsets: number[] = []
  let words = ' '
  for (const { word, index } of tokens(source.text)) {
    starts.push(words.length)
    offsets.push(index)
    words += `${word} `
  }
  return { source, words, starts, offsets }
}

function search({ source, words, starts, offsets }: Index, wanted: readonly string[]): Place | undefined {
  const found = words.indexOf(` ${wanted.join(' ')} `)
  if (found < 0) return undefined
  const offset = offsets[starts.indexOf(found + 1)]
  if (offset === undefined) return undefined
  const { file, line = 1, column = 1 } = placeAt(source, offset)
  return { file, line, column }
}
