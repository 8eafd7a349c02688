import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** What a message holds besides words. */
export type Anatomy = {
  /** Names of placeholders, each once. */
  placeholders: ReadonlySet<string>
  /** Tags in the order they open and close: `<0>`, `</0>`, `<1/>`. */
  tags: readonly string[]
  /** Forms of each choice, by its placeholder. */
  choices: ReadonlyMap<string, { kind: string; forms: readonly string[] }>
}

/** @returns the anatomy, or why the message cannot be read */
export function anatomyOf(message: string): Anatomy | string {
  try {
    const placeholders = new Set<string>()
    const tags: string[] = []
    const choices = new Map<string, { kind: string; forms: string[] }>()
    walk(compileMessageOrThrow(message), (token) => {
      if (typeof token === 'string') return void tags.push(...(token.match(/<\/?\d+\/?>/g) ?? []))
      const [name, kind, format] = token
      if (name !== '#') placeholders.add(name)
      if (kind && isForms(format))
        choices.set(name, { kind, forms: Object.keys(format).filter((form) => form !== 'offset') })
    })
    return { placeholders, tags, choices }
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

function walk(message: CompiledMessage, visit: (token: CompiledMessage[number]) => void): void {
  for (const token of typeof message === 'string' ? [message] : message) {
    visit(token)
    const format = typeof token === 'string' ? undefined : token[2]
    if (isForms(format))
      for (const form of Object.values(format))
        if (Array.isArray(form) || typeof form === 'string') walk(form as CompiledMessage, visit)
  }
}

const isForms = (format: unknown): format is Record<string, unknown> => typeof format === 'object' && format !== null
