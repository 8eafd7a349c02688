import { type Locale, locales } from '../../../src/site/locales.ts'

/** Which version of each language was last reviewed against the other, by block. */
export const lockFile = 'src/content/review.lock'

/** Hashes by language; a block that is meant for one language has one. */
export type Reviewed = Partial<Record<Locale, string>>
export type Lock = ReadonlyMap<string, Reviewed>

const title = `# Which version of each block was last reviewed against the other language. Written by: npx citence content review
# One line per block, so that two changes of different blocks never conflict.
`

/** Lines look like `pages/faq#hero en:1f0c… fr:77ab…`; others are ignored. */
export function parseLock(text: string): Lock {
  return new Map(
    text.split('\n').flatMap((line): [string, Reviewed][] => {
      const [name, ...hashes] = line.trim().split(' ')
      if (!name || name.startsWith('#')) return []
      const reviewed: Reviewed = {}
      for (const hash of hashes)
        for (const locale of locales)
          if (hash.startsWith(`${locale}:`)) reviewed[locale] = hash.slice(locale.length + 1)
      return [[name, reviewed]]
    }),
  )
}

export function formatLock(lock: Lock): string {
  const lines = [...lock].map(([name, reviewed]) =>
    [name, ...locales.flatMap((locale) => (reviewed[locale] ? [`${locale}:${reviewed[locale]}`] : []))].join(' '),
  )
  return `${title}${lines.sort().join('\n')}\n`
}
