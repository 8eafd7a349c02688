import { z } from 'zod'
import type { Locale } from '../site/locales.ts'
import { type Claims, isIllustrative, wordingOf } from './claims.ts'
import { type Author, authorSchema, type CaseStudy, caseStudySchema, shownCollections } from './collection-schemas.ts'
import { accountOf, type EvidenceLedger } from './evidence.ts'
import { claimsFile, collectionFile, evidenceFile } from './files.ts'
import { type Figure, figureSchema, type KnownSource, questionSchema, sourceSchema, termSchema } from './model.ts'
import type { PictureFiles } from './pictures.ts'
import { didYouMean, type Report } from './problem.ts'
import { interpolate, interpolatePlain } from './references.ts'
import { setType } from './typography.ts'
import { type Located, parseEntries } from './yaml.ts'

/** An entry of a collection with the place it was written at. */
export type Placed<T> = Located<T> & { file: string }

type RawQuestion = z.infer<typeof questionSchema>
export type RawTerm = z.infer<typeof termSchema>

/** The YAML collections of one language, by id. */
export type Collections = {
  sources: ReadonlyMap<string, KnownSource>
  figures: ReadonlyMap<string, Figure>
  questions: ReadonlyMap<string, Placed<RawQuestion>>
  terms: ReadonlyMap<string, Placed<RawTerm>>
  authors: ReadonlyMap<string, MaybeIllustrative<Author>>
  caseStudies: ReadonlyMap<string, Placed<MaybeIllustrative<CaseStudy>>>
  /** The same in both languages. */
  pictures: PictureFiles
  /** Promises and prices, as the ledger of claims words them in this language. */
  wording: ReadonlyMap<string, string>
} & ById<typeof shownCollections>

type Lists = Readonly<Record<string, z.ZodType<{ id: string }[]>>>
type ById<S extends Lists> = { [Name in keyof S]: ReadonlyMap<string, z.infer<S[Name]>[number]> }

/** An entry, and whether it is an illustration. */
export type MaybeIllustrative<T> = T & { illustrative: boolean }

export const collectionSchemas = {
  sources: z.array(sourceSchema),
  figures: z.array(figureSchema),
  questions: z.array(questionSchema),
  glossary: z.array(termSchema),
  authors: z.array(authorSchema),
  'case-studies': z.array(caseStudySchema),
  ...shownCollections,
}

/**
 * @param read text of a file
 * @param claims the ledger that both languages share
 * @param evidence what is known of the sources
 */
export function parseCollections(
  locale: Locale,
  {
    read,
    report,
    claims,
    evidence,
    pictures,
  }: {
    read: (file: string) => string
    report: Report
    claims: Claims
    evidence: EvidenceLedger
    pictures: PictureFiles
  },
): Collections {
  const wording = wordingOf(claims, locale)
  // Read first: all others may name them.
  let figures: ReadonlyMap<string, Figure> = new Map()
  const load = <T extends { id: string }>(name: string, schema: z.ZodType<T[]>) => {
    const file = collectionFile(name, locale)
    const entries = parseEntries(read(file), schema, 'id', { file, report }).map(({ value, placeOf }) => {
      const fill = (text: string, key: string) => {
        const known = { file, locale, report, wording, ...(!isMarkdown(key) && { figures }) }
        const filled = (isWritten(text, key) ? interpolate : interpolatePlain)(text, placeOf([]), known)
        return isWritten(filled, key) ? filled : setType(filled, locale)
      }
      return [value.id, { file, value: typeset(value, fill), placeOf }] as const
    })
    return new Map<string, Placed<T>>(entries)
  }
  const ledger = load('figures', collectionSchemas.figures)
  figures = values(ledger)
  const sources = load('sources', collectionSchemas.sources)
  for (const { file, value, placeOf } of sources.values())
    if (evidence.size > 0 && !evidence.has(value.id))
      report({
        file,
        ...placeOf(['id']),
        message: `${evidenceFile} does not say when '${value.id}' was last checked.`,
        remedy: `Write there '- source: ${value.id}', and below it 'checked:' with the day and 'seen:' with original or quoted.`,
        restsOn: { file: evidenceFile, name: value.id },
      })
  const questions = load('questions', collectionSchemas.questions)
  const terms = load('glossary', collectionSchemas.glossary)
  const check = checkNames(report, locale)
  check(ledger, 'source', ['sources', sources], ({ source }) => (source ? [source] : []))
  const authors = load('authors', collectionSchemas.authors)
  const caseStudies = load('case-studies', collectionSchemas['case-studies'])
  const claimed = (kind: string, entries: ReadonlyMap<string, Placed<{ id: string }>>) => {
    for (const { file, value, placeOf } of entries.values())
      if (!claims.has(`${kind}/${value.id}`))
        report({
          file,
          ...placeOf(['id']),
          message: `The agency answers for '${value.id}', and ${claimsFile} does not hold '${kind}/${value.id}'.`,
          remedy: `Write there '- id: ${kind}/${value.id}', and below it 'status:' with agency or illustrative.`,
          restsOn: { file: claimsFile, name: `${kind}/${value.id}` },
        })
  }
  claimed('figure', new Map([...ledger].filter(([, { value }]) => value.agency)))
  claimed('case', caseStudies)
  claimed('person', authors)
  const standing = <T extends { id: string }>(kind: string, entries: ReadonlyMap<string, Placed<T>>) =>
    new Map(
      [...entries].map(([id, entry]) => {
        const illustrative = isIllustrative(claims, `${kind}/${id}`)
        return [id, { ...entry, value: { ...entry.value, illustrative } }]
      }),
    )
  check(questions, 'relatedQuestions', ['questions', questions], (question) => question.relatedQuestions)
  check(terms, 'relatedTerms', ['glossary', terms], (term) => term.relatedTerms)
  check(terms, 'sources', ['sources', sources], (term) => term.sources)
  return {
    sources: new Map(
      [...sources].map(([id, { value }]) => {
        const entry = evidence.get(id)
        const fill = (text: string) =>
          entry ? interpolatePlain(text, entry.place, { file: evidenceFile, locale, report, wording, figures }) : text
        return [id, { ...value, account: entry && accountOf(entry, locale, value.lang ?? locale, fill) }]
      }),
    ),
    figures,
    questions,
    terms,
    authors: values(standing('person', authors)),
    caseStudies: standing('case', caseStudies),
    pictures,
    wording,
    ...byId(shownCollections, (name, schema) => values(load(name, schema))),
  }
}

/** The entries of each collection. Two signatures, because TypeScript forgets which name a loop is at. */
function byId<S extends Lists>(
  schemas: S,
  load: (name: string, schema: Lists[string]) => ReadonlyMap<string, unknown>,
): ById<S>
function byId(schemas: Lists, load: (name: string, schema: Lists[string]) => ReadonlyMap<string, unknown>): unknown {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, load(name, schema)]))
}

/** Reports references under a key of the entries that no collection contains. */
const checkNames =
  (report: Report, locale: Locale) =>
  <T extends { id: string }>(
    entries: ReadonlyMap<string, Placed<T>>,
    key: keyof T & string,
    [name, among]: readonly [name: keyof typeof collectionSchemas, among: ReadonlyMap<string, unknown>],
    named: (value: T) => readonly string[],
  ): void => {
    const there = collectionFile(name, locale)
    for (const { file, value, placeOf } of entries.values())
      named(value).forEach((id, index) => {
        if (among.has(id)) return
        report({
          file,
          ...(Array.isArray(value[key]) ? placeOf([key, index]) : placeOf([key])),
          code: 'dead-id',
          message: `'${key}' of '${value.id}' names '${id}', which is not in ${there}.`,
          remedy: didYouMean(id, among.keys(), 'Correct the name, or take it out.'),
          restsOn: { file: there, name: id },
        })
      })
  }

const values = <T>(entries: ReadonlyMap<string, Placed<T>>) =>
  new Map([...entries].map(([id, { value }]) => [id, value] as const))

/** Gets its figures, and is typeset except for its addresses, when it is parsed. */
const isMarkdown = (key: string) => key === 'answer' || key === 'definition'

/** Left as written: addresses, and Markdown. */
const isWritten = (text: string, key: string) => isMarkdown(key) || /^(https?:|mailto:|tel:|route:|[/#])\S*$/.test(text)

/** Puts every string of a value through `fill`, with the key it is under. */
function typeset<T>(value: T, fill: (text: string, key: string) => string): T {
  const set = (item: unknown, key: string): unknown => {
    if (typeof item === 'string') return fill(item, key)
    if (Array.isArray(item)) return item.map((inner) => set(inner, key))
    if (typeof item === 'object' && item !== null)
      return Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, set(inner, name)]))
    return item
  }
  // The shape is the same: only strings were replaced by strings.
  return set(value, '') as T
}
