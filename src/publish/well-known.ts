import { brand } from '../site/brand.ts'

/**
 * security.txt (RFC 9116).
 * @param expires a day within a year of the build: the file says how long it may be trusted
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

/** humans.txt (https://humanstxt.org): who stands behind the site. */
export function humansTxt(): string {
  return `/* TEAM */
${brand.founder.jobTitle.en}: ${brand.founder.name}
Site: ${brand.origin}/
Location: ${brand.address.city}, ${brand.address.country}

/* SITE */
Language: English / Français
Standards: HTML, CSS, JSON-LD, Markdown
`
}
