/**
 * Paths that lead to another page for good. The server and `_redirects` answer 308; the service worker, which may have
 * no server behind it, opens the page itself.
 */
const fixed: Readonly<Record<string, string>> = {
  '/guide-complet-geo-2025': '/fr/complete-geo-guide',
  '/fr/guide-complet-geo-2025': '/fr/complete-geo-guide',
}

/** Prefixes whose rest is kept: `/en/faq` is `/faq`. */
export const aliasPrefixes: Readonly<Record<string, string>> = { '/en': '' }

export const fixedAliases = fixed

/**
 * The one form of a path: without a trailing slash, without doubled leading slashes (`//evil.example` would be an open
 * redirect), aliases resolved. Query and fragment are not part of it.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = `/${pathname.replace(/^[/\\]+/, '').replace(/[/\\]+$/, '')}`
  const direct = fixed[trimmed]
  if (direct) return direct
  for (const [prefix, target] of Object.entries(aliasPrefixes)) {
    if (trimmed === prefix) return canonicalPath(target || '/')
    if (trimmed.startsWith(`${prefix}/`)) return canonicalPath(target + trimmed.slice(prefix.length))
  }
  return trimmed
}
