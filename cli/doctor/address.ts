import { z } from 'zod'
import { doctorToken } from '../../server/keys.ts'
import { securityHeaders } from '../../src/publish/http.ts'
import { ask } from './ask.ts'
import { examineBackend } from './backend.ts'
import { type Finding, found, type Wrong } from './finding.ts'
import { examineHost } from './host.ts'

/** Of a network for documentation (RFC 5737): nobody's. */
const forged = '198.51.100.77'

/** Headers by which a visitor may claim another address. */
const claims = {
  'X-Forwarded-For': forged,
  Forwarded: `for=${forged}`,
  'X-Real-IP': forged,
  'X-Client-Address': forged,
  'CF-Connecting-IP': forged,
}

/** Files that may be in the folder of a site and must not be published. */
const secrets = ['/.env', '/.git/config', '/erasures.txt', '/data/server.lock']

const isHere = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

/** What is wrong with a site as a visitor gets it. `now` in milliseconds since the epoch. */
export async function examineAddress(address: string, secretKey: string | undefined, now: number): Promise<Finding[]> {
  const url = new URL(address)
  const home = await ask(new URL('/', url))
  if (home instanceof Error) {
    const is = `${home.message}`
    const remedy =
      'See whether the server runs, the name leads to it, and its certificate is valid (openssl s_client -connect host:443).'
    return [found('reachable', address, { is, expected: 'an answer', remedy })]
  }
  const target = URL.parse(home.headers.get('location') ?? '', url)
  // What is wrong with a host that only redirects is not wrong with the site.
  if (target && target.origin !== url.origin) return [found('reachable', address, elsewhere(home.status, target))]
  return [
    found('reachable', address, home.status !== 200 && failing(home.status)),
    await examineTls(url),
    ...examineHeaders(address, home.headers),
    ...(await examineHost(url)),
    await examineReady(url),
    await examineBackend(url, home.headers.get('content-security-policy')),
    ...(await examineClientAddress(url, secretKey, now)),
    ...(await examineSecrets(url)),
  ]
}

const failing = (status: number): Wrong => ({
  is: `status ${status}`,
  expected: 'status 200',
  remedy: 'Look into the log of the server, and of the proxy in front.',
})

const elsewhere = (status: number, { origin }: URL): Wrong => ({
  is: `status ${status}, Location ${origin}`,
  expected: 'the address of the pages themselves',
  remedy: `Examine that one: npx citence doctor ${origin}`,
})

async function examineTls(url: URL): Promise<Finding> {
  if (isHere(url)) return { level: 'skipped', check: 'TLS', place: `${url.origin}: this machine` }
  if (url.protocol === 'http:') {
    const remedy = 'Put a proxy with a certificate in front (docs/deploy.md), and give the address with https://.'
    return found('TLS', url.origin, { is: 'forms travel in clear', expected: 'https', remedy })
  }
  const plain = new URL(url)
  plain.protocol = 'http:'
  plain.port = ''
  const answer = await ask(plain)
  const leads = answer instanceof Error || answer.headers.get('location')?.startsWith('https:')
  return found(
    'TLS',
    plain.origin,
    !leads && {
      is: `answers in clear, with status ${answer.status}`,
      expected: 'a redirect to https, or nothing',
      remedy: 'Let the proxy redirect port 80 to https.',
    },
  )
}

/** Whether a policy is as strict as ours, whatever its hashes; or several joined with a comma: browsers enforce all of them. */
export const isStrict = (policy: string): boolean =>
  ['default-src', 'script-src', 'style-src'].every((name) =>
    new RegExp(`${name} 'self'(?![^;,]*'unsafe-inline')`).test(policy),
  )

function examineHeaders(address: string, headers: Headers): Finding[] {
  return Object.entries(securityHeaders({ scriptHashes: [], styleHashes: [], connect: [] })).map(([name, value]) => {
    const given = headers.get(name)
    const isRight = name === 'Content-Security-Policy' ? isStrict(given ?? '') : given === value
    return found(
      'headers',
      `${address}, ${name}`,
      !isRight && {
        is: given === null ? 'is not sent' : `is sent as: ${given.slice(0, 100)}`,
        expected: name === 'Content-Security-Policy' ? 'as the build wrote it into dist/_headers' : value,
        remedy: 'The host or proxy drops or replaces it: let it pass, or set it there as in dist/_headers.',
      },
    )
  })
}

async function examineReady(url: URL): Promise<Finding> {
  const place = `${url.origin}/health/ready`
  const answer = await ask(new URL('/health/ready', url))
  if (answer instanceof Error || answer.status === 404 || (answer.ok && isPage(answer))) {
    return { level: 'skipped', check: 'ready', place: `${place}: not this project's server` }
  }
  const body: unknown = await answer.json().catch(() => undefined)
  const why = typeof body === 'object' && body !== null && 'checks' in body ? JSON.stringify(body.checks) : ''
  return found(
    'ready',
    place,
    answer.status !== 200 && {
      is: `status ${answer.status} ${why}`,
      expected: 'status 200',
      remedy: 'Mend what the checks name: until then leads are refused, and sent again by the browsers that hold them.',
    },
  )
}

/** Asks the server twice which client address it sees, the second time with headers that claim another. */
async function examineClientAddress(url: URL, secretKey: string | undefined, now: number): Promise<Finding[]> {
  const place = `${url.origin}, TRUSTED_PROXIES`
  const skipped = (why: string): Finding[] => [{ level: 'skipped', check: 'client address', place: `${place}: ${why}` }]
  if (!secretKey) return skipped('SUPABASE_SECRET_KEY is not set here')
  const Authorization = doctorToken(secretKey, now)
  const seen = async (path: string, more: Record<string, string> = {}) => {
    const answer = await ask(new URL(path, url), { Authorization, ...more })
    const body: unknown =
      answer instanceof Error || answer.status !== 200 ? undefined : await answer.json().catch(() => undefined)
    return seenAs.safeParse(body).data
  }
  const [plain, pretending] = [await seen('/health/seen'), await seen('/health/seen?pretending', claims)]
  if (!plain || !pretending) return skipped('not the server of this secret key')
  return [
    found(
      'client address',
      place,
      pretending.address !== plain.address && {
        is: `a visitor who claims to be ${forged} counts as ${pretending.address}, and not as ${plain.address}`,
        expected: 'the same address, whatever a visitor claims',
        remedy: `Set TRUSTED_PROXIES (now ${plain.trustedProxies}) to the number of your proxies that append to X-Forwarded-For, and let nobody past them.`,
      },
    ),
    found(
      'proxy',
      place,
      plain.warning !== null && {
        is: plain.warning,
        expected: 'as many proxies as TRUSTED_PROXIES says',
        remedy: 'Set TRUSTED_PROXIES in .env, and restart the server.',
      },
    ),
  ]
}

/** What /health/seen answers. */
const seenAs = z.object({
  address: z.string(),
  trustedProxies: z.number(),
  warning: z.string().nullable().default(null),
})

async function examineSecrets(url: URL): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const path of secrets) {
    const answer = await ask(new URL(path, url))
    const isServed = !(answer instanceof Error) && answer.status === 200 && !isPage(answer)
    findings.push(
      found(
        'what is published',
        url.origin + path,
        isServed && {
          is: 'anybody can read it',
          expected: 'status 404',
          remedy:
            'Publish dist/ and nothing beside it. Then make new keys: those in .env are known (docs/deploy.md, Keys).',
        },
      ),
    )
  }
  return findings
}

/** A host without a 404 page answers every path with a page. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/html') ?? false
