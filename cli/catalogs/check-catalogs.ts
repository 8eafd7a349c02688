import { wrongSpaces } from '../../src/site/french-spaces.ts'
import { defaultLocale } from '../../src/site/locales.ts'
import { type Correction, correctionsIn, type Replacement } from '../findings/edits.ts'
import { type Finding, found, type Where } from '../findings/finding.ts'
import { placeAt } from '../findings/lines.ts'
import { catalogRules as rules } from './catalog-rules.ts'
import { differences, missingForms } from './compare.ts'
import { parseMessage } from './message.ts'
import type { Po, PoEntry } from './po.ts'

/** Corrections of French interface text; nothing typesets it later. */
const corrections: readonly Correction[] = [
  { pattern: /\\"([^"\\]*)\\"|“([^”]*)”/gu, to: '«\u00a0$1$2\u00a0»', message: 'quotation marks are « … » in French.' },
  { pattern: /(?<=\p{L})'(?=\p{L})/gu, to: '’', message: 'the apostrophe is ’.' },
  ...wrongSpaces.map(({ pattern, name, side, space }) => ({
    pattern,
    to: space,
    message: `${space === '\u202f' ? 'U+202F' : 'U+00A0'} belongs ${side} ${name} in French.`,
  })),
]

/** A translation held against its source, entry by entry. @param locale language of the translation */
export function checkCatalog(
  source: Po,
  translation: Po,
  locale: string,
): { findings: Finding[]; edits: Replacement[] } {
  const broken = [source, translation].flatMap(({ file, broken }) =>
    broken.map(({ line, message, remedy }) => found(rules.syntax, { file, line, column: 1 }, message, { remedy })),
  )
  // What seems to be missing may be written in a line that cannot be read.
  if (broken.length > 0) return { findings: broken, edits: [] }
  const twice = [source, translation].flatMap((po) => {
    const first = new Map<string, PoEntry>()
    return po.entries.filter(isLive).flatMap((entry) => {
      const before = first.get(nameOf(entry))
      if (!before) first.set(nameOf(entry), entry)
      return before
        ? [found(rules.duplicate, at(po, entry.idLine), `'${short(entry.id)}' is in line ${before.idLine}, too.`)]
        : []
    })
  })
  const obsolete = [source, translation].flatMap((po) =>
    po.entries
      .filter((entry) => entry.obsolete)
      .map((entry) => found(rules.obsolete, at(po, entry.idLine), `'${short(entry.id)}' is no longer in the code.`)),
  )
  const translated = new Map(translation.entries.filter(isLive).map((entry) => [nameOf(entry), entry]))
  const entries = source.entries.filter(isLive).flatMap((entry) => {
    const own = translated.get(nameOf(entry))
    return own
      ? checkEntry(entry, own, source, translation, locale)
      : [found(rules.missing, at(source, entry.idLine), `'${short(entry.id)}' is not in ${translation.file}.`)]
  })
  const sources = new Set(source.entries.filter(isLive).map(nameOf))
  const extra = [...translated.values()]
    .filter((entry) => !sources.has(nameOf(entry)))
    .map((entry) =>
      found(rules.obsolete, at(translation, entry.idLine), `'${short(entry.id)}' is not in ${source.file}.`),
    )
  const [, language = locale] = /"Language:\s*([\w-]+)/.exec(translation.text) ?? []
  const start = { file: translation.file, line: 1, column: 1 }
  const header =
    language.toLowerCase().split(/[-_]/)[0] === locale
      ? []
      : [found(rules.syntax, start, `The catalog says that it is in '${language}'.`)]
  const set = locale === 'fr' ? checkTypography(translation) : { findings: [], edits: [] }
  return {
    findings: [...header, ...twice, ...obsolete, ...entries, ...extra, ...set.findings],
    edits: set.edits,
  }
}

const isLive = ({ obsolete }: PoEntry) => !obsolete
const nameOf = ({ context, id }: PoEntry) => `${context}\u0004${id}`

function checkEntry(entry: PoEntry, own: PoEntry, source: Po, translation: Po, locale: string): Finding[] {
  const where = at(translation, own.textLine)
  if (own.text.trim() === '') return [found(rules.missing, where, `'${short(entry.id)}' has no translation.`)]
  const [theirs, ours] = [parseMessage(entry.id), parseMessage(own.text)]
  if (typeof theirs === 'string') return [found(rules.syntax, at(source, entry.idLine), theirs)]
  if (typeof ours === 'string') return [found(rules.syntax, where, ours)]
  const findings = differences(theirs, ours, locale).map(({ rule, message, expected }) =>
    found(rules[rule], where, message, { expected }),
  )
  for (const [name, choice] of theirs.choices)
    for (const { message } of missingForms(name, choice, defaultLocale))
      findings.push(found(rules.plural, at(source, entry.idLine), message))
  const edges = (text: string) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].map((edge) => edge?.length).join()
  if (edges(own.text) !== edges(entry.id))
    findings.push(found(rules.edges, where, `'${short(own.text)}' begins or ends with other spaces than its source.`))
  if (own.isFuzzy) findings.push(found(rules.fuzzy, where, `'${short(own.text)}' is marked as uncertain.`))
  if (own.text === entry.id && !isShared(entry.id))
    findings.push(found(rules.identical, where, `'${short(own.text)}' is the same as its source.`))
  return findings
}

function checkTypography(po: Po): { findings: Finding[]; edits: Replacement[] } {
  const all = po.entries.filter(isLive).flatMap((entry) =>
    correctionsIn(po.text.slice(entry.start, entry.end), corrections).map((correction) => ({
      ...correction,
      start: entry.start + correction.start,
      end: entry.start + correction.end,
    })),
  )
  const findings = all.map(({ start, message }) => {
    const { line, column } = placeAt(po.text, start)
    return found(rules.typography, { ...at(po, line), column }, message)
  })
  return { edits: all, findings }
}

function at({ file, text }: Po, line: number): Where {
  const snippet = text.split('\n')[line - 1]?.trim()
  return { file, line, column: 1, ...(snippet && { snippet: snippet.slice(0, 120) }) }
}

const short = (message: string) => (message.length > 50 ? `${message.slice(0, 49)}…` : message)

/** What is written the same in both languages, without placeholders, signs and case. */
const sharedWords: ReadonlySet<string> = new Set([
  ...`article blog clients contact convention cookie documentation email extraction faq france guides international llms.txt
  marketing menu message page phase points robots.txt roi service services solution source sources`.split(/\s+/),
  // 'email' is the specification's word in French forms, too.
  'notifications alt+t',
])

/** Whether a message may be the same in both languages. */
function isShared(message: string): boolean {
  const bare = message
    .replace(/\{[^}]*\}|[*:,()-]/g, '')
    .trim()
    .toLowerCase()
  return bare === '' || sharedWords.has(bare)
}
