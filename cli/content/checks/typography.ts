import { missingSpaces } from '../../../src/site/french-spaces.ts'
import type { Locale } from '../../../src/site/locales.ts'
import { type Correction, correctionsIn, type Replacement } from '../../findings/edits.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { type Passage, placeAt } from '../passage.ts'

export type Edit = Replacement & { file: string }

const beforeComma: Correction = {
  pattern: /(?<=\S)[ \u00a0]+(?=[,.](?:\s|$))/gu,
  to: '',
  message: 'no space before a comma or a full stop.',
}

/** Written with ordinary spaces: the build makes them narrow or unbreakable (src/content/typography.ts). */
export const corrections: Readonly<Record<Locale, readonly Correction[]>> = {
  fr: [
    { pattern: /\\?["“]([^"“”\n]{1,300}?)\\?["”]/gu, to: '« $1 »', message: 'quotation marks are « … » in French.' },
    ...missingSpaces.map(({ pattern, name, side }) => ({
      pattern,
      to: ' ',
      message: `a space belongs ${side} ${name} in French.`,
    })),
    {
      pattern: /(?<=\b\d+)\.(?=\d+[ \u00a0\u202f]?(?:%|€|points?\b|fois\b|secondes?\b|ms\b|Mo\b|Ko\b))/gu,
      to: ',',
      message: 'the decimal sign is a comma in French.',
    },
    { pattern: /\b1(?:ère|ere)(s?)\b/gu, to: '1re$1', message: "'première' is shortened to 1re." },
    { pattern: /\b(\d+|[IVX]+)i?(?:è|e)me(s?)(?!\p{L})/gu, to: '$1e$2', message: "'-ième' is shortened to e: 2e." },
    { pattern: /(?<=\p{L}),(?=\p{L})/gu, to: ', ', message: 'a space belongs after a comma.' },
    { pattern: /\betc(?:\.{2,}|…)/gu, to: 'etc.', message: "'etc.' ends with one full stop." },
    {
      pattern: /(?<!\p{L})([cC]|[sS]|[nN]|[vV]|[bB])oe(?=ur|ud|u(?!\p{L})|ux|ufs?)/gu,
      to: '$1œ',
      message: 'o and e are joined here: œ.',
    },
    { pattern: /(?<!\p{L})oe(?=uvre|il(?!\p{L})|illet)/gu, to: 'œ', message: 'o and e are joined here: œ.' },
    { pattern: /(?<!\p{L})Oe(?=uvre|il(?!\p{L})|illet)/gu, to: 'Œ', message: 'o and e are joined here: œ.' },
    beforeComma,
    { pattern: /\bn°(?=\d)/gu, to: 'n° ', message: 'a space belongs after n°.' },
  ],
  en: [
    {
      pattern: /«[\s\u00a0\u202f]?([^»\n]{1,300}?)[\s\u00a0\u202f]?»/gu,
      to: '“$1”',
      message: 'quotation marks are “…” in English.',
    },
    {
      pattern: /(?<=[\p{L}\p{N})”"»])[ \u00a0\u202f]+(?=[;!?:](?:\s|$))/gu,
      to: '',
      message: 'no space before ; : ! ? in English.',
    },
    { pattern: /(?<=\d)[ \u00a0\u202f]+(?=%)/gu, to: '', message: 'no space before % in English.' },
    beforeComma,
  ],
}

type TypographyError = { finding: Finding; edit: Edit }

export function checkTypography(passage: Passage): TypographyError[] {
  const { source, runs } = passage
  const rule = source.locale === 'fr' ? rules.french : rules.english
  return runs.flatMap((run) => {
    const text = source.text.slice(run.start, run.end)
    return correctionsIn(text, corrections[source.locale]).map(({ start, end, text: written, message }) => {
      const context = text.slice(Math.max(0, start - 12), start) + written + text.slice(end, end + 12)
      const expected = `…${context.replace(/\s+/g, ' ')}…`
      return {
        finding: found(rule, placeAt(source, run.start + start), message, { expected }),
        edit: { file: source.file, start: run.start + start, end: run.start + end, text: written },
      }
    })
  })
}
