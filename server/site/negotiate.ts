import type { Asset, Coding } from './assets.ts'

/** The smallest coding that the client takes (RFC 9110, 12.5.3); `q=0` refuses one. */
export function chooseCoding(acceptEncoding: string | null, asset: Asset): Coding {
  const accepted = new Set<string>()
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const refused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    if (name && !refused) accepted.add(name)
  }
  return (['br', 'gzip'] as const).find((coding) => accepted.has(coding) && asset.variants.has(coding)) ?? 'identity'
}
