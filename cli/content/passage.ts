import { parseMarkdown } from '../../src/content/markdown.ts'
import type { Place } from '../../src/content/problem.ts'
import { lineStarts } from '../../src/readiness/page/place.ts'
import type { Locale } from '../../src/site/locales.ts'
import { memoize } from '../../src/site/memoize.ts'
import type { Where } from '../findings/finding.ts'
import { lineOf } from '../findings/lines.ts'

/** A file of content as it is written. */
export type Source = { file: string; text: string; locale: Locale }

export type PassageKind = 'heading' | 'paragraph' | 'cell' | 'entry'

/** A piece of copy and where it is: offsets into its file. */
export type Passage = {
  source: Source
  kind: PassageKind
  start: number
  end: number
  /** The parts of it that are words: no code, no addresses, no directive. */
  runs: readonly { start: number; end: number }[]
  /** It contains evidence: a source, a figure of the ledger, a link to another site. */
  evidenced: boolean
  /** Something in the same section contains evidence. */
  sectionEvidenced: boolean
  /** The block kinds or entry keys that it is in. */
  within: readonly string[]
}

/** Words of a passage as they are written. */
export function wordsOf({ source, runs }: Pick<Passage, 'source' | 'runs'>): string {
  return runs.map(({ start, end }) => source.text.slice(start, end)).join(' ')
}

/** The places of a global pattern in the words of a passage: each is within one run, `match.input`. */
export function matchesIn({ source, runs }: Pick<Passage, 'source' | 'runs'>, pattern: RegExp) {
  return runs.flatMap(({ start, end }) =>
    [...source.text.slice(start, end).matchAll(pattern)].map((match) => ({ match, at: start + match.index })),
  )
}

/** Place of a line and a column, with the line that is there. */
export function placeAtLine(source: Pick<Source, 'file' | 'text'>, { line, column }: Place): Where {
  const start = lineStarts(source.text)[line - 1] ?? source.text.length
  return placeAt(source, start + column - 1)
}

/** Place of an offset of a file, with the line that is there. */
export function placeAt({ file, text }: Pick<Source, 'file' | 'text'>, offset: number): Where {
  const { line, start, end } = lineOf(text, offset)
  const [from, to] = [Math.max(start, offset - 60), Math.min(end, offset + 80)]
  const snippet = `${from > start ? '…' : ''}${text.slice(from, to)}${to < end ? '…' : ''}`.trim()
  return { file, line, column: offset - start + 1, snippet: snippet || undefined }
}

/**
 * What counts as evidence for a figure: a source, the ledger, another site, a total that it is a part of (`25 of 500`),
 * or a note that it is computed.
 */
export const evidence =
  /:cite\[|\{figure\.|\]\(https?:|\b\d+ (?:of|out of|sur|réponses sur) (?:the |les )?\d+|\b(?:computed|calculated)\b|(?<!\p{L})calcul(?:ée?s?)?(?!\p{L})/iu

/** The Markdown of a file, parsed once however many checks look at it. */
export const treeOf = memoize(({ text }: { text: string }) => parseMarkdown(text))
