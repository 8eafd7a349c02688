import type { Context } from '../check/context.ts'

const schemaOrg = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i

/** A name of schema.org as it is written there: `schema:name` and `https://schema.org/name` are `name`. */
export const shortName = (name: string) => (name.includes(':') ? name.replace(schemaOrg, '') : name)

/** Whether a name belongs to another vocabulary, according to the context or to its form. */
export function isForeign(name: string, { terms }: Context): boolean {
  if (terms.has(name)) return true
  const colon = name.indexOf(':')
  return colon >= 0 && !schemaOrg.test(name) && (terms.has(name.slice(0, colon)) || /^(?:https?|urn|tag):/i.test(name))
}
