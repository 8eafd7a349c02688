import { wrongSpaces } from '../../src/site/french-spaces.ts'
import type { Replacement } from '../content/checks/typography.ts'

/** Corrections of French interface text; nothing typesets it later. */
const corrections: readonly { pattern: RegExp; to: string; message: string }[] = [
  { pattern: /\\"([^"\\]*)\\"|“([^”]*)”/gu, to: '«\u00a0$1$2\u00a0»', message: 'quotation marks are « … » in French.' },
  { pattern: /(?<=\p{L})'(?=\p{L})/gu, to: '’', message: 'the apostrophe is ’.' },
  ...wrongSpaces.map(({ pattern, name, side, space }) => ({
    pattern,
    to: space,
    message: `${space === '\u202f' ? 'U+202F' : 'U+00A0'} belongs ${side} ${name} in French.`,
  })),
]

type Correction = Replacement & { message: string }

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
