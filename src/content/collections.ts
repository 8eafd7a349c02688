import { z } from 'zod'
import type { Locale } from '../site/locales.ts'
import {
  type Author,
  authorSchema,
  type CaseStudy,
  type Chart,
  caseStudySchema,
  chartSchema,
  type Video,
  videoSchema,
} from './collection-schemas.ts'
import { type Figure, figureSchema, questionSchema, type Source, sourceSchema, termSchema } from './model.ts'
import type { Place, Report } from './problem.ts'
import { interpolate } from './references.ts'
import { setType } from './typography.ts'
import { parseYaml } from './yaml.ts'

/** An entry of a collection with the place it was written at. */
export type Placed<T> = { file: string; value: T; placeOf: (path: readonly PropertyKey[]) => Place }

type RawQuestion = z.infer<typeof questionSchema>
export type RawTerm = z.infer<typeof termSchema>

/** The YAML collections of one language, by id. */
export type Collections = {
  sources: ReadonlyMap<string, Source>
  figures: ReadonlyMap<string, Figure>
  questions: ReadonlyMap<string, Placed<RawQuestion>>
  terms: ReadonlyMap<string, Placed<RawTerm>>
  authors: ReadonlyMap<string, Author>
  caseStudies: ReadonlyMap<string, CaseStudy>
  charts: ReadonlyMap<string, Chart>
  videos: ReadonlyMap<string, Video>
}

export const collectionSchemas = {
  sources: z.array(sourceSchema),
  figures: z.array(figureSchema),
  questions: z.array(questionSchema),
  glossary: z.array(termSchema),
  authors: z.array(authorSchema),
  'case-studies': z.array(caseStudySchema),
  charts: z.array(chartSchema),
  videos: z.array(videoSchema),
}

/** File of a collection, relative to the content folder. */
export const collectionFile = (name: keyof typeof collectionSchemas, locale: Locale) => `${name}/${locale}.yaml`

/** @param read text of a file relative to the content folder @param shown the same file as messages name it */
export function parseCollections(
  locale: Locale,
  { read, shown, report }: { read: (file: string) => string; shown: (file: string) => string; report: Report },
): Collections {
  const load = <T extends { id: string }>(name: keyof typeof collectionSchemas, schema: z.ZodType<T[]>) => {
    const relative = collectionFile(name, locale)
    const file = shown(relative)
    const parsed = parseYaml(read(relative), schema, { file, report })
    const entries = new Map<string, Placed<T>>()
    parsed?.value.forEach((value, index) => {
      const placeIn = (path: readonly PropertyKey[]) => parsed.placeOf([index, ...path])
      const fill = (text: string) => setType(interpolate(text, placeIn([]), { file, locale, report }), locale)
      if (entries.has(value.id))
        report({
          file,
          ...placeIn(['id']),
          message: `id '${value.id}' stands twice. Every id of a collection is its own.`,
        })
      entries.set(value.id, { file, value: typeset(value, fill), placeOf: placeIn })
    })
    return entries
  }
  return {
    sources: values(load('sources', collectionSchemas.sources)),
    figures: values(load('figures', collectionSchemas.figures)),
    questions: load('questions', collectionSchemas.questions),
    terms: load('glossary', collectionSchemas.glossary),
    authors: values(load('authors', collectionSchemas.authors)),
    caseStudies: values(load('case-studies', collectionSchemas['case-studies'])),
    charts: values(load('charts', collectionSchemas.charts)),
    videos: values(load('videos', collectionSchemas.videos)),
  }
}

const values = <T>(entries: ReadonlyMap<string, Placed<T>>) =>
  new Map([...entries].map(([id, { value }]) => [id, value] as const))

/** Puts every string of a value through `fill`; identifiers and addresses have nothing that it would touch. */
function typeset<T>(value: T, fill: (text: string) => string): T {
  const set = (item: unknown): unknown => {
    if (typeof item === 'string') return fill(item)
    if (Array.isArray(item)) return item.map(set)
    if (typeof item === 'object' && item !== null)
      return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, set(inner)]))
    return item
  }
  // The shape is the same: only strings were replaced by strings.
  return set(value) as T
}
