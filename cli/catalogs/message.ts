import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** A choice of forms by a number or a word. */
export type Choice = { readonly kind: string; readonly offset: number; readonly forms: readonly string[] }

/** One text that a message can produce: its content when each choice has taken one of its forms. */
export type Variant = {
  /** The form that each choice has taken, by its placeholder. */
  readonly taken: ReadonlyMap<string, string>
  readonly placeholders: ReadonlySet<string>
  /** The plurals whose number appears in it as `#`, by their placeholder. */
  readonly numbers: ReadonlySet<string>
  /** Tags in order: `<0>`, `</0>`, `<1/>`. */
  readonly tags: readonly string[]
  readonly text: string
}

/** A parsed message: its choices, and every text that it can produce. */
export type ParsedMessage = {
  readonly choices: ReadonlyMap<string, Choice>
  /** Formats of the placeholders: `number`, `date short`; an empty string for a placeholder without one. */
  readonly formats: ReadonlyMap<string, string>
  readonly variants: readonly Variant[]
}

/** Limit of variants, since each choice multiplies them; no interface message has so many. */
const maxVariants = 2000

/** @returns the parsed message, or why the message cannot be read */
export function parseMessage(message: string): ParsedMessage | string {
  try {
    const choices = new Map<string, Choice>()
    const formats = new Map<string, string>()
    const empty = { taken: new Map(), placeholders: new Set<string>(), numbers: new Set<string>(), tags: [], text: '' }
    const variants = read(compileMessageOrThrow(message), [empty], { choices, formats, number: undefined })
    return variants.length > maxVariants ? `It has more than ${maxVariants} forms.` : { choices, formats, variants }
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

type Seen = { choices: Map<string, Choice>; formats: Map<string, string>; number: string | undefined }

/** Continues every variant so far with each way in which `message` can be read. */
function read(message: CompiledMessage, before: readonly Variant[], seen: Seen): Variant[] {
  const tokens = typeof message === 'string' ? [message] : message
  return tokens.reduce<Variant[]>(
    (variants, token) => {
      if (variants.length > maxVariants) return variants
      if (token === '#' && seen.number !== undefined) {
        const { number } = seen
        return variants.map((one) => ({ ...one, numbers: new Set([...one.numbers, number]) }))
      }
      if (typeof token === 'string')
        return variants.map((one) => ({
          ...one,
          tags: [...one.tags, ...(token.match(/<\/?\w+\/?>/g) ?? [])],
          text: one.text + token,
        }))
      const [name, kind, format] = token
      if (!isForms(format) || kind === undefined) {
        seen.formats.set(
          name,
          [kind, typeof format === 'string' ? format : JSON.stringify(format)].filter(Boolean).join(' '),
        )
        return variants.map((one) => ({ ...one, placeholders: new Set([...one.placeholders, name]) }))
      }
      const forms = Object.entries(format).flatMap(([form, inner]) => (isMessage(inner) ? [{ form, inner }] : []))
      const known = seen.choices.get(name)
      seen.choices.set(name, {
        kind,
        offset: typeof format.offset === 'number' ? format.offset : 0,
        forms: [...new Set([...(known?.forms ?? []), ...forms.map(({ form }) => form)])],
      })
      const number = kind === 'select' ? seen.number : name
      return forms.flatMap(({ form, inner }) =>
        read(
          inner,
          // A second choice by the same placeholder takes the same form.
          variants
            .filter(({ taken }) => (taken.get(name) ?? form) === form)
            .map((one) => ({ ...one, taken: new Map([...one.taken, [name, form]]) })),
          { ...seen, number },
        ),
      )
    },
    [...before],
  )
}

const isForms = (format: unknown): format is Record<string, unknown> => typeof format === 'object' && format !== null

const isMessage = (value: unknown): value is CompiledMessage => typeof value === 'string' || Array.isArray(value)
