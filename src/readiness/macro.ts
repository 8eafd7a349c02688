import type { Message, Value } from './message.ts'

/** `#` stands for the number. */
type Forms = { readonly one: string; readonly other: string }
/** A number by its name, and the words that depend on it. */
type Plural = readonly [Readonly<Record<string, number>>, Forms]
type Placeholder = Readonly<Record<string, Value>> | Plural

/**
 * A message with its placeholders by name: `` msg`Up to ${{ limit }} words` ``. Lingui's macro takes its place wherever
 * there is a build (lingui.config.ts). Node runs the source as it is written: there the English text is also the id.
 */
export function msg(texts: TemplateStringsArray, ...placeholders: readonly Placeholder[]): Message {
  const message = String.raw({ raw: texts }, ...placeholders.map(icuOf))
  const values = placeholders.flatMap((one) => Object.entries(isPlural(one) ? one[0] : one))
  return { id: message, message, ...(values.length > 0 && { values: Object.fromEntries(values) }) }
}

/** Words for a number, inside of `msg`: `${plural({ words }, { one: '# word', other: '# words' })}`. */
export const plural = (...number: Plural): Plural => number

const isPlural = (placeholder: Placeholder): placeholder is Plural => Array.isArray(placeholder)

/** A placeholder as ICU messages write it. */
function icuOf(placeholder: Placeholder): string {
  if (!isPlural(placeholder)) return `{${Object.keys(placeholder)[0]}}`
  const [number, { one, other }] = placeholder
  return `{${Object.keys(number)[0]}, plural, one {${one}} other {${other}}}`
}
