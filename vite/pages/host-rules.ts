import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildFacts, buildFactsFile, toHeadersFile, toRedirectsFile } from '../../src/publish/http.ts'

/** Leaves the rules of headers and redirects where static hosts and the project's own server find them. */
export async function writeHostRules(
  out: string,
  { pages, inline }: { pages: string[]; inline: Pick<BuildFacts, 'scriptHashes' | 'styleHashes'> },
): Promise<void> {
  const backend = process.env.VITE_SUPABASE_URL
  const facts: BuildFacts = {
    ...inline,
    connect: backend ? [new URL(backend).origin] : [],
  }
  await Promise.all([
    writeFile(join(out, buildFactsFile), JSON.stringify(facts)),
    writeFile(join(out, '_headers'), toHeadersFile(facts, pages)),
    writeFile(join(out, '_redirects'), toRedirectsFile(pages)),
  ])
}
