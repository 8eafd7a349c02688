import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuildFacts, buildFactsFile, redirects, toHeadersFile, toRedirectsFile } from '../../src/publish/http.ts'
import { htmlFile } from './page-files.ts'

/**
 * For hosts that cannot redirect: the file of an alias is a copy of its page, whose canonical link has the right
 * address. Other hosts, and the project's own server, never serve it.
 * @param paths of the pages, whose files exist already
 */
export function writeAliasFiles(out: string, paths: readonly string[]): void {
  for (const { from, to } of redirects(paths)) {
    const [file, page] = [join(out, fileOf(from)), join(out, fileOf(to))]
    // A scheduled page is not written yet.
    if (!existsSync(page)) continue
    mkdirSync(dirname(file), { recursive: true })
    copyFileSync(page, file)
  }
}

/** Markdown twins have a name with an ending. */
const fileOf = (path: string) => (/\.\w+$/.test(path) ? path.slice(1) : htmlFile(path))

/** Writes the rules for headers and redirects, for static hosts and the project's own server, into the published folder. */
export async function writeHostRules(out: string, pages: string[], facts: BuildFacts): Promise<void> {
  await Promise.all([
    writeFile(join(out, buildFactsFile), JSON.stringify(facts)),
    writeFile(join(out, '_headers'), toHeadersFile(facts, pages)),
    writeFile(join(out, '_redirects'), toRedirectsFile(pages)),
  ])
}
