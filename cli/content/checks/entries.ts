import type { z } from 'zod'
import { collectionSchemas } from '../../../src/content/collections.ts'
import { parseYaml } from '../../../src/content/yaml.ts'
import { inEnglish } from '../../../src/readiness/in-english.ts'
import { evasionOf } from '../../../src/readiness/language/evasions.ts'
import { type Locale, locales } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { placeAt, type Source } from '../passage.ts'

type Name = keyof typeof collectionSchemas
type Sources = readonly (Source & { collection?: Name })[]

/** Entries in one language only, and answers that come first. */
export function checkEntries(sources: Sources): Finding[] {
  return [
    ...locales.flatMap((locale) => checkAnswers(sources, locale)),
    ...(Object.keys(collectionSchemas) as Name[]).flatMap((name) => checkParity(sources, name)),
  ]
}

function checkAnswers(sources: Sources, locale: Locale): Finding[] {
  const questions = read(sources, 'questions', collectionSchemas.questions, locale)
  return (questions?.value ?? []).flatMap(({ answer }, index) => {
    const evasion = evasionOf(answer.replace(/:cite\[[^\]]*\]/g, ''), locale)
    return questions && evasion ? [found(rules.answerFirst, questions.at([index, 'answer']), inEnglish(evasion))] : []
  })
}

function checkParity(sources: Sources, name: Name): Finding[] {
  const schema: z.ZodType<{ id: string }[]> = collectionSchemas[name]
  const all = locales.flatMap((locale) => read(sources, name, schema, locale) ?? [])
  return all.flatMap((own) =>
    all
      .filter((other) => other !== own)
      .flatMap((other) => {
        const known = idsOf(other)
        return own.value.flatMap(({ id }, index) =>
          known.has(id) ? [] : [found(rules.parity, own.at([index, 'id']), `'${id}' is not in ${other.file}.`)],
        )
      }),
  )
}

type Read<T> = { file: string; value: T[]; at: (path: PropertyKey[]) => ReturnType<typeof placeAt> }

function read<T>(sources: Sources, name: Name, schema: z.ZodType<T[]>, locale: Locale): Read<T> | undefined {
  const source = sources.find(({ collection, locale: own }) => collection === name && own === locale)
  // What does not parse is the loader's to report.
  const parsed = source && parseYaml(source.text, schema, { file: source.file, report: () => {} })
  if (!source || !parsed) return undefined
  const lines = source.text.split('\n')
  return {
    file: source.file,
    value: parsed.value,
    at: (path) => {
      const { line, column } = parsed.placeOf(path)
      const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0)
      return placeAt(source, before + column - 1)
    },
  }
}

const idsOf = (read: { value: readonly { id: string }[] } | undefined) => new Set(read?.value.map(({ id }) => id))
