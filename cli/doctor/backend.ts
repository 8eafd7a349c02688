import { ask } from './ask.ts'
import { type Finding, found } from './finding.ts'

/**
 * Whether the forms of a page have somewhere to send to: its own origin, or one that its policy allows. This project's
 * server and Supabase answer in JSON there, also to those who show no key.
 * @param policy the Content-Security-Policy of the page
 */
export async function examineBackend(site: URL, policy: string | null): Promise<Finding> {
  const [, allowed] = /connect-src ([^;,]*)/.exec(policy ?? '') ?? []
  if (allowed === undefined) return { level: 'skipped', check: 'backend', place: `${site.origin}: no policy names it` }
  const others = allowed.split(' ').filter((source) => /^https?:\/\/[^*]+$/.test(source))
  const addresses = [site.origin, ...others].map((origin) => new URL('/rest/v1/', origin))
  const answers = await Promise.all(addresses.map((address) => ask(address)))
  const isThere = answers.some((answer) => {
    if (answer instanceof Error || answer.status === 404 || answer.status >= 500) return false
    return /\bjson\b/.test(answer.headers.get('content-type') ?? '')
  })
  return found(
    'backend',
    addresses.join(', '),
    !isThere && {
      is: 'nobody takes the messages of forms: they wait on the devices of visitors',
      expected: 'an answer in JSON, with a status below 500',
      remedy: "Run this project's server, or build with VITE_SUPABASE_URL (docs/deploy.md).",
    },
  )
}
