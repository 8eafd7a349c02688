import type { Asset, Coding } from './assets.ts'

/** Characters of a header that are read: browsers send a tenth of it, and each entry costs time. */
const longest = 1000

/**
 * Whether a client prefers a page as Markdown to HTML (RFC 9110, 12.5.1). It has to name `text/markdown`, which
 * browsers never do, with a weight not below that of HTML; a wildcard alone means HTML.
 */
export function prefersMarkdown(accept: string | null): boolean {
  const ranges = new Map(entriesOf(accept).map(readRange))
  const markdown = ranges.get('text/markdown') ?? 0
  const html = ranges.get('text/html') ?? ranges.get('text/*') ?? ranges.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/** A media range without its other parameters, and its weight; an invalid weight is ignored. */
function readRange(entry: string): [range: string, weight: number] {
  const [range = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const weight = parameters.map((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1]).find(Boolean)
  return [range, weight === undefined ? 1 : Number(weight)]
}

/** The smallest coding that the client takes (RFC 9110, 12.5.3); `q=0` refuses one. */
export function chooseCoding(acceptEncoding: string | null, asset: Asset): Coding {
  const accepted = new Set<string>()
  for (const entry of entriesOf(acceptEncoding)) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name && !refused) accepted.add(name)
  }
  return (['br', 'gzip'] as const).find((coding) => accepted.has(coding) && asset.variants.has(coding)) ?? 'identity'
}

function entriesOf(header: string | null): string[] {
  return (header ?? '').slice(0, longest).toLowerCase().split(',')
}
