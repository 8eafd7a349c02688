/** Whether hosts answer with the page at a path where there is none: with status 404, so that nobody can index it. */
export const isErrorPage = (path: string): boolean => /[\\/]404$/.test(path)

/** The language prefix of a site: everything below it is in that language. */
export function isBelow(path: string, prefix: string): boolean {
  return path === `/${prefix}` || path.startsWith(`/${prefix}/`)
}

/** The same page in the other language. */
export function twinPath(path: string, prefix: string): string {
  if (isBelow(path, prefix)) return path.slice(prefix.length + 1) || '/'
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`
}

/** Of what pages say of their site, what most of them say, since a single one may be wrong. */
export function mostFrequent(said: readonly string[]): string | undefined {
  return [...Map.groupBy(said, (one) => one)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0]
}
