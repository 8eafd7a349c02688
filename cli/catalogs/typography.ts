/** What French interface words are corrected to; nothing sets them later. */
const corrections: readonly { pattern: RegExp; to: string; message: string }[] = [
  { pattern: /\\"([^"\\]*)\\"|“([^”]*)”/gu, to: '«\u00a0$1$2\u00a0»', message: 'quotation marks are « … » in French.' },
  { pattern: /(?<=\p{L})'(?=\p{L})/gu, to: '’', message: 'the apostrophe is ’.' },
  {
    pattern: /(?<=[\p{L}\p{N})}»])[ \u00a0]?(?=[;!?]+(?:\s|$|"|<|\}))/gu,
    to: '\u202f',
    message: 'U+202F stands before ; ! ? in French.',
  },
  {
    pattern: /(?<=[\p{L}\p{N})}»])[ \u202f]?(?=:(?:\s|$|"))/gu,
    to: '\u00a0',
    message: 'U+00A0 stands before : in French.',
  },
  { pattern: /(?<=«)[ \u202f]?(?=[^ \u00a0\u202f])/gu, to: '\u00a0', message: 'U+00A0 stands after « in French.' },
  { pattern: /(?<=[^ \u00a0\u202f])[ \u202f]?(?=»)/gu, to: '\u00a0', message: 'U+00A0 stands before » in French.' },
  { pattern: /(?<=[\d}])[ \u00a0]?(?=%)/gu, to: '\u202f', message: 'U+202F stands before % in French.' },
]

export type Correction = { start: number; end: number; text: string; message: string }

/** Corrections of a text, as offsets into it. */
export function frenchCorrections(text: string): Correction[] {
  return corrections
    .flatMap(({ pattern, to, message }) =>
      [...text.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        text: to.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
        message,
      })),
    )
    .sort((a, b) => a.start - b.start)
}
