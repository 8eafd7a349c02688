import { pseudo } from '../../cli/catalogs/pseudo.ts'
import type { Site } from '../../src/content/model.ts'
import { memoize } from '../../src/site/memoize.ts'

/** Fields with text for readers; ids, addresses and dates are not changed. */
const written = new Set(
  `alt antonyms approach caption challenge definition description etymology examples heading label method
  note question section synonyms term text title`.split(/\s+/),
)

/** The site with its copy in accented, longer letters: what stays plain comes from nowhere that is translated. */
export const pseudoSite = memoize((site: Site) => accent(site) as Site)

function accent(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return written.has(field) ? pseudo(value) : value
  if (Array.isArray(value)) return value.map((one) => accent(one, field))
  if (typeof value !== 'object' || value === null) return value
  const node = Object.entries(value)
  const isText = 'type' in value && value.type === 'text'
  return Object.fromEntries(node.map(([key, inner]) => [key, accent(inner, isText && key === 'value' ? 'text' : key)]))
}
