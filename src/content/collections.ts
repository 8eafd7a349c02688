import { z } from 'zod'
import type { Locale } from '../site/locales.ts'
import { type Figure, figureSchema, questionSchema, type Source, sourceSchema, termSchema } from './model.ts'
import type { Place, Report } from './problem.ts'
import { setType } from './typography.ts'
import { parseYaml } from './yaml.ts'

/** An entry of a collection with the place it was written at. */
export type Placed<T> = { file: string; value: T; placeOf: (path: readonly PropertyKey[]) => Place }

type RawQuestion = z.infer<typeof questionSchema>
type RawTerm = z.infer<typeof termSchema>

/** The YAML collections of one language, by id. */
export type Collections = {
  sources: ReadonlyMap<string, Source>
  figures: ReadonlyMap<string, Figure>
  questions: ReadonlyMap<string, Placed<RawQuestion>>
  terms: ReadonlyMap<string, Placed<RawTerm>>
}

export const collectionSchemas = {
  sources: z.array(sourceSchema),
  figures: z.array(figureSchema),
  questions: z.array(questionSchema),
  glossary: z.array(termSchema),
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
      if (entries.has(value.id))
        report({
          file,
          ...placeIn(['id']),
          message: `id '${value.id}' stands twice. Every id of a collection is its own.`,
        })
      entries.set(value.id, { file, value: typeset(value, locale), placeOf: placeIn })
    })
    return entries
  }
  return {
    sources: values(load('sources', collectionSchemas.sources)),
    figures: values(load('figures', collectionSchemas.figures)),
    questions: load('questions', collectionSchemas.questions),
    terms: load('glossary', collectionSchemas.glossary),
  }
}

const values = <T>(entries: ReadonlyMap<string, Placed<T>>) =>
  new Map([...entries].map(([id, { value }]) => [id, value] as const))

/** Sets every string of a value; identifiers and addresses have nothing that {@link setType} would touch. */
function typeset<T>(value: T, locale: Locale): T {
  const set = (item: unknown): unknown => {
    if (typeof item === 'string') return setType(item, locale)
    if (Array.isArray(item)) return item.map(set)
    if (typeof item === 'object' && item !== null)
      return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, set(inner)]))
    return item
  }
  // The shape is the same: only strings were replaced by strings.
  return set(value) as T
}
