import { type Finding, found, type Where } from '../findings/finding.ts'
import { type Anatomy, anatomyOf } from './message.ts'
import type { Po, PoEntry } from './po.ts'
import { catalogRules as rules } from './rules.ts'
import { isShared } from './shared-words.ts'
import { frenchCorrections } from './typography.ts'

export type CatalogEdit = { start: number; end: number; text: string }

/** A translation held against its source, entry by entry. @param locale language of the translation */
export function checkCatalog(
  source: Po,
  translation: Po,
  locale: string,
): { findings: Finding[]; edits: CatalogEdit[] } {
  const broken = [source, translation].flatMap(({ file, broken }) =>
    broken.map(({ line, message }) => found(rules.syntax, { file, line, column: 1 }, message)),
  )
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
  const set = locale === 'fr' ? checkTypography(translation) : { findings: [], edits: [] }
  return { findings: [...broken, ...obsolete, ...entries, ...extra, ...set.findings], edits: set.edits }
}

const isLive = ({ obsolete }: PoEntry) => !obsolete
const nameOf = ({ context, id }: PoEntry) => `${context}\u0004${id}`

function checkEntry(entry: PoEntry, own: PoEntry, source: Po, translation: Po, locale: string): Finding[] {
  const where = at(translation, own.textLine)
  if (own.text.trim() === '') return [found(rules.missing, where, `'${short(entry.id)}' has no translation.`)]
  const [theirs, ours] = [anatomyOf(entry.id), anatomyOf(own.text)]
  if (typeof theirs === 'string') return [found(rules.syntax, at(source, entry.idLine), theirs)]
  if (typeof ours === 'string') return [found(rules.syntax, where, ours)]
  const findings = [
    ...comparePlaceholders(theirs, ours, where),
    ...compareTags(theirs, ours, where),
    ...checkPlurals(ours, where, locale),
  ]
  if (own.flags.includes('fuzzy'))
    findings.push(found(rules.fuzzy, where, `'${short(own.text)}' is marked as uncertain.`))
  if (own.text === entry.id && !isShared(entry.id))
    findings.push(found(rules.identical, where, `'${short(own.text)}' is the same as its source.`))
  return findings
}

function comparePlaceholders(theirs: Anatomy, ours: Anatomy, where: Where): Finding[] {
  const lacking = [...theirs.placeholders.difference(ours.placeholders)]
  const own = [...ours.placeholders.difference(theirs.placeholders)]
  return [
    ...lacking.map((name) => found(rules.placeholders, where, `{${name}} of the source is missing.`)),
    ...own.map((name) => found(rules.placeholders, where, `{${name}} is not in the source.`)),
  ]
}

function compareTags(theirs: Anatomy, ours: Anatomy, where: Where): Finding[] {
  const [expected, actual] = [theirs.tags.toSorted().join(' '), ours.tags.toSorted().join(' ')]
  // A form of a plural repeats the tags of its message: only which there are is compared.
  const same =
    ours.choices.size > 0
      ? new Set(ours.tags).symmetricDifference(new Set(theirs.tags)).size === 0
      : expected === actual
  const nested = ours.choices.size > 0 || isNested(ours.tags)
  if (same && nested) return []
  return [found(rules.tags, where, `the tags are ${actual || 'none'}.`, { expected: expected || 'none' })]
}

function isNested(tags: readonly string[]): boolean {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1))
    else if (open.pop() !== tag.slice(2, -1)) return false
  }
  return open.length === 0
}

// CLDR gives French `many` for millions, which interface words need not have.
const needless = new Set(['many'])

function checkPlurals({ choices }: Anatomy, where: Where, locale: string): Finding[] {
  return [...choices].flatMap(([name, { kind, forms }]) => {
    if (kind === 'select')
      return forms.includes('other') ? [] : [found(rules.plural, where, `{${name}} lacks the form 'other'.`)]
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
    const categories: string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
    const lacking = categories.filter((form) => !forms.includes(form) && !needless.has(form))
    const unknown = forms.filter((form) => !form.startsWith('=') && !/^\d+$/.test(form) && !categories.includes(form))
    return [
      ...lacking.map((form) => found(rules.plural, where, `{${name}} lacks the form '${form}'.`)),
      ...unknown.map((form) =>
        found(rules.plural, where, `{${name}} has the form '${form}', which '${locale}' does not know.`),
      ),
    ]
  })
}

function checkTypography(po: Po): { findings: Finding[]; edits: CatalogEdit[] } {
  const all = po.entries.filter(isLive).flatMap(({ start, end }) =>
    frenchCorrections(po.text.slice(start, end)).map((correction) => ({
      ...correction,
      start: start + correction.start,
      end: start + correction.end,
    })),
  )
  return {
    edits: all.map(({ start, end, text }) => ({ start, end, text })),
    findings: all.map(({ start, message }) => {
      const before = po.text.slice(0, start)
      return found(
        rules.typography,
        { ...at(po, before.split('\n').length), column: start - before.lastIndexOf('\n') },
        message,
      )
    }),
  }
}

function at({ file, text }: Po, line: number): Where {
  const snippet = text.split('\n')[line - 1]?.trim()
  return { file, line, column: 1, ...(snippet && { snippet: snippet.slice(0, 120) }) }
}

const short = (message: string) => (message.length > 50 ? `${message.slice(0, 49)}…` : message)
