import { localeOf, withoutPrefix } from '../site/locales.ts'
import { languageOf, rest } from '../site/packs.ts'

/** The name of a file that is the same in every build: without its revision, or the hash in its name. */
const lastingName = (key: string) => (key.split('?', 1)[0] ?? '').replace(/-[\w-]{8}(\.\w+)$/, '$1')

/**
 * Which files are fetched first: those, forms included, of the languages of these pages and of what was cached before, and
 * whatever else was cached, since a new version should take nothing away.
 * @param had keys of what is cached
 */
export function firstOf(paths: readonly string[], had: readonly string[]) {
  const hadUrls = had.map((key) => new URL(key).pathname.slice(1))
  const languages = new Set([...paths.map(localeOf), ...hadUrls.map(languageOf)])
  const isInTool = paths.some((path) => withoutPrefix(path).startsWith('/tools/'))
  const names = new Set(had.map(lastingName))
  return ({ url, key }: { readonly url: string; readonly key: string }): boolean => {
    if (names.has(lastingName(key))) return true
    const language = languageOf(url)
    return (!language || languages.has(language)) && (isInTool || !rest.test(url))
  }
}
