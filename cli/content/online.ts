import { type Finding, found } from '../findings/finding.ts'
import { contentRules as rules } from './content-rules.ts'
import { placeAt, type Source } from './passage.ts'

const atOnce = 8
const timeoutMs = 10_000
// Sites that refuse bots (403, 405, 429) still exist; these statuses mean that the page does not.
const gone = new Set([404, 410])

type Options = {
  progress?: (done: number, all: number) => void
  isExternal?: (url: string) => boolean
  addressOf?: (url: string) => string
}

/** Requests each linked address once, and reports those that do not answer. */
export async function checkExternalLinks(
  sources: readonly Source[],
  { progress, isExternal = isReal, addressOf = (url) => url }: Options = {},
): Promise<Finding[]> {
  const places = Map.groupBy(
    sources
      .flatMap((source) => externalLinks(source).map((link) => ({ ...link, source })))
      .filter(({ url }) => isExternal(url)),
    ({ url }) => url,
  )
  const urls = [...places.keys()]
  const findings: Finding[] = []
  let next = 0
  let done = 0
  const worker = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      const trouble = await ask(addressOf(url))
      progress?.(++done, urls.length)
      if (!trouble) continue
      for (const { source, at } of places.get(url) ?? [])
        findings.push(
          found(rules.external, placeAt(source, at), `${url} ${trouble.message}.`, { level: trouble.level }),
        )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return findings
}

// Addresses reserved for examples (RFC 2606) answer nobody.
const isReal = (url: string) =>
  !/^https:\/\/([^/]+\.)?(example(\.(com|net|org))?|test|invalid|localhost)(\/|$)/.test(url)

async function ask(url: string): Promise<{ message: string; level: 'error' | 'warning' | 'info' } | undefined> {
  try {
    const answer = await fetch(url, {
      redirect: 'follow',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: '*/*' },
    })
    await answer.body?.cancel()
    if (answer.ok) return undefined
    return gone.has(answer.status)
      ? { message: `answers ${answer.status}`, level: 'error' }
      : { message: `answers ${answer.status}: ask a person to look`, level: 'info' }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
    const reason = code || (error instanceof Error ? error.message : String(error))
    // DNS does not know the name: the site is gone. Other errors may come from this machine's network.
    return { message: `does not answer (${reason})`, level: code === 'ENOTFOUND' ? 'error' : 'warning' }
  }
}

/** Links and images to other sites, with where they are. Parentheses in pairs are of the address, as in many a DOI. */
function externalLinks(source: Source): { url: string; at: number }[] {
  return [...source.text.matchAll(/https:\/\/(?:[^\s"'<>()[\]{}`]|\([^\s"'<>()[\]{}`]*\))+/g)].map((match) => ({
    url: match[0].replace(/[.,;:!?]+$/, ''),
    at: match.index,
  }))
}
