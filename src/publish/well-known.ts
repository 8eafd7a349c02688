import { brand } from '../site/brand.ts'
import { defaultLocale } from '../site/locales.ts'

/**
 * security.txt (RFC 9116).
 * @param expires less than a year after the build (section 2.5.5): the file says how long it may be trusted
 */
export function securityTxt(expires: Date): string {
  return [
    `Contact: mailto:${brand.emails.support}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${brand.origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/**
 * The file that proves to search engines that an IndexNow key is the site's own (https://www.indexnow.org/documentation); none without a key.
 * @throws on a key that search engines would refuse
 */
export function indexNowFile(key: string | null): { path: string; text: string }[] {
  if (key === null) return []
  if (!/^[A-Za-z0-9-]{8,128}$/.test(key))
    throw new Error(`src/site/brand.ts: indexNowKey '${key}' must be 8 to 128 letters, digits or hyphens.`)
  return [{ path: `/${key}.txt`, text: key }]
}

/** humans.txt (https://humanstxt.org): who makes the site; invented values are left out. */
export function humansTxt(): string {
  const { founder, address } = brand
  const isReal = (name: (typeof brand.illustrative)[number]) => !brand.illustrative.includes(name)
  return `/* TEAM */
${isReal('founder') ? `${founder.jobTitle[defaultLocale]}: ${founder.name}` : `Publisher: ${brand.name}`}
Site: ${brand.origin}/
${isReal('address') ? `Location: ${address.city}, ${address.country}\n` : ''}
/* SITE */
Language: English / Français
Standards: HTML, CSS, JSON-LD, Markdown
`
}
