import { isArray, isObject, type Json } from '../json.ts'
import { distance } from '../nearest.ts'

/** A parsed `@context`. */
export type Context = {
  /** `exact` is `https://schema.org`, character by character. */
  readonly spelling: 'exact' | 'https' | 'http' | 'foreign' | 'none'
  /** Prefixes and names that it declares itself, and which schema.org does not define. */
  readonly terms: ReadonlySet<string>
  /** It has another vocabulary besides schema.org, which may define unknown names. */
  readonly mixed: boolean
}

const schemaOrg = /^(https?):\/\/(?:www\.)?schema\.org\/?(?:docs\/jsonldcontext\.jsonl?d?)?#?$/i

export function readContext(context: Json | undefined): Context {
  const parts = isArray(context) ? context : [context]
  const vocabularies = parts.flatMap((part) => {
    if (typeof part === 'string') return [part]
    const named = isObject(part) ? Object.values(part).map((value) => (isObject(value) ? value['@id'] : value)) : []
    return named.filter((value) => typeof value === 'string' && schemaOrg.test(value))
  })
  const terms = new Set(
    parts.flatMap((part) =>
      isObject(part)
        ? Object.keys(part).filter((key) => !key.startsWith('@') && !schemaOrg.test(String(part[key])))
        : [],
    ),
  )
  const mixed = vocabularies.some((vocabulary) => !schemaOrg.test(String(vocabulary)))
  return { spelling: spellingOf(context, vocabularies.map(String)), terms, mixed }
}

function spellingOf(context: Json | undefined, vocabularies: readonly string[]): Context['spelling'] {
  if (context === 'https://schema.org') return 'exact'
  const protocols = vocabularies.flatMap((vocabulary) => schemaOrg.exec(vocabulary)?.[1]?.toLowerCase() ?? [])
  if (protocols.includes('https')) return 'https'
  if (protocols.includes('http')) return 'http'
  // Text that is not an address is a typing error, not another vocabulary.
  return vocabularies.some((vocabulary) => /^https?:\/\/(?!.*schema\.org)/i.test(vocabulary) && !isSlip(vocabulary))
    ? 'foreign'
    : 'none'
}

/** An address that can only be a misspelt schema.org, such as `https://shema.org`. */
export function isSlip(vocabulary: string): boolean {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/#?:]+)[/#]?$/i.exec(vocabulary.trim())?.[1]?.toLowerCase()
  if (host === undefined || host === 'schema.org') return false
  return distance(host, 'schema.org', 2) <= 2 || /^schema\.[a-z]{2,4}$/.test(host)
}

const inSchemaOrg = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i

/** A name of schema.org as it is written there: `schema:name` and `https://schema.org/name` are `name`. */
export const shortName = (name: string) => (name.includes(':') ? name.replace(inSchemaOrg, '') : name)

/** Another name of the same length in place of its short one; its prefix may be all that makes it one of schema.org. */
export const renamed = (name: string, short: string) => name.slice(0, -short.length) + short

/** Whether a name belongs to another vocabulary, according to the context or to its form. */
export function isForeign(name: string, { terms }: Context): boolean {
  if (terms.has(name)) return true
  const colon = name.indexOf(':')
  return (
    colon >= 0 && !inSchemaOrg.test(name) && (terms.has(name.slice(0, colon)) || /^(?:https?|urn|tag):/i.test(name))
  )
}
