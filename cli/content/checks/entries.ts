import type { z } from 'zod'
import { collectionSchemas } from '../../../src/content/collections.ts'
import { parseYaml } from '../../../src/content/yaml.ts'
import { evasionOf } from '../../../src/readiness/checks/answer-first.ts'
import { inEnglish } from '../../../src/readiness/in-english.ts'
import { type Locale, locales } from '../../../src/site/locales.ts'
import { type Finding, found, type Where } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { placeAtLine, type Source } from '../passage.ts'
import { type CollectionName, collectionNames } from '../read-sources.ts'

type Sources = readonly (Source & { collection?: CollectionName })[]

/** Entries that exist in one language only, and answers that do not come first. */
export function checkEntries(sources: Sources): Finding[] {
  return [
    ...locales.flatMap((locale) => checkAnswers(sources, locale)),
    ...collectionNames.flatMap((name) => checkParity(sources, name)),
  ]
}

function checkAnswers(sources: Sources, locale: Locale): Finding[] {
  const questions = readCollection(sources, 'questions', collectionSchemas.questions, locale)
  return (questions?.value ?? []).flatMap(({ answer }, index) => {
    const evasion = evasionOf(answer.replace(/:cite\[[^\]]*\]/g, ''), locale)
    return questions && evasion ? [found(rules.answerFirst, questions.at([index, 'answer']), inEnglish(evasion))] : []
  })
}

function checkParity(sources: Sources, name: CollectionName): Finding[] {
  const schema: z.ZodType<{ id: string }[]> = collectionSchemas[name]
  const all = locales.flatMap((locale) => readCollection(sources, name, schema, locale) ?? [])
  return all.flatMap((own) =>
    all
      .filter((other) => other !== own)
      .flatMap((other) => {
        const known = new Set(other.value.map(({ id }) => id))
        return own.value.flatMap(({ id }, index) =>
          known.has(id) ? [] : [found(rules.parity, own.at([index, 'id']), `'${id}' is not in ${other.file}.`)],
        )
      }),
  )
}

type Read<T> = { file: string; value: T[]; at: (path: PropertyKey[]) => Where }

/** The entries of a collection; what does not parse is the loader's to report. */
export function readCollection<T>(
  sources: Sources,
  name: CollectionName,
  schema: z.ZodType<T[]>,
  locale: Locale,
): Read<T> | undefined {
  const source = sources.find(({ collection, locale: own }) => collection === name && own === locale)
  const parsed = source && parseYaml(source.text, schema, { file: source.file, report: () => {} })
  if (!source || !parsed) return undefined
  return { file: source.file, value: parsed.value, at: (path) => placeAtLine(source, parsed.placeOf(path)) }
}
