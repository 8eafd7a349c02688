import { subscribe } from 'node:diagnostics_channel'
import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6, Socket } from 'node:net'
import { decode } from '../../src/readiness/decode.ts'
import { relOf } from '../../src/readiness/page/page.ts'
import { readPage } from '../../src/readiness/page/read-page.ts'
import { brand, siteId } from '../../src/site/brand.ts'
import type { NamedPage } from './audit-page.ts'
import type { RelatedFiles } from './read-folder.ts'

const timeoutMs = 15_000
const redirecting = new Set([301, 302, 303, 307, 308])
const mostRedirects = 20
/** How many bytes of a page are read, after decompression. */
const largest = 10_000_000

type Fetched = {
  readonly text: string
  readonly url: string
  readonly isHtml: boolean
  readonly robotsTag: string | undefined
}
type Unreachable = { readonly unreachable: string }

/**
 * Fetches a page as a server sends it to a reader without scripts, and only these files of its site: robots.txt,
 * llms.txt, the sitemap and the page in the other language. Redirects are followed, to other hosts as well, but from a
 * public one to none of a private network.
 * @param given in place of what would be fetched
 */
export async function fetchPage(address: string, given: RelatedFiles): Promise<NamedPage | Unreachable> {
  const page = await get(address)
  if ('unreachable' in page) return page
  const { origin } = new URL(page.url)
  const [robots, llms, sitemap, other] = await Promise.all([
    given.robots ?? textAt(`${origin}/robots.txt`),
    given.llms ?? textAt(`${origin}/llms.txt`),
    given.sitemap ?? textAt(`${origin}/sitemap.xml`),
    given.other ?? otherOf(page),
  ])
  return {
    name: page.url,
    robotsName: `${origin}/robots.txt`,
    llmsName: `${origin}/llms.txt`,
    input: { html: page.text, url: page.url, robotsTag: page.robotsTag, robots, llms, sitemap, other },
  }
}

async function textAt(address: string): Promise<string | undefined> {
  const fetched = await get(address)
  // Some hosts answer every path with a page: then the file does not exist.
  return 'unreachable' in fetched || fetched.isHtml ? undefined : fetched.text
}

async function otherOf({ text, url }: Fetched): Promise<string | undefined> {
  const alternate = readPage(text).links.find(
    (link) =>
      relOf(link).includes('alternate') &&
      /^(?:en|fr)\b/i.test(link.attributes.hreflang ?? '') &&
      URL.parse(link.attributes.href ?? '', url)?.pathname !== new URL(url).pathname,
  )
  const address = URL.parse(alternate?.attributes.href ?? '', url)
  // A page must not send its reader to other hosts, nor by a redirect, which hreflang may not lead to.
  if (!alternate || address?.origin !== new URL(url).origin) return undefined
  const fetched = await get(address.href, 'error')
  return 'unreachable' in fetched ? undefined : fetched.text
}

const ask = (address: string | URL, redirect: RequestRedirect, signal = AbortSignal.timeout(timeoutMs)) =>
  fetch(address, {
    headers: { accept: 'text/html,*/*', 'user-agent': `${siteId}-audit (+${brand.origin})` },
    redirect,
    signal,
  })

/** The answer at the end of all redirects. @throws where they lead into a private network, or nowhere */
async function follow(address: URL): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  const mayBePrivate = await isPrivate(address)
  let at = address
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await ask(at, 'manual', signal)
    const location = response.headers.get('location')
    if (!redirecting.has(response.status) || location === null) return response
    await response.body?.cancel()
    const next = URL.parse(location, at)
    if (!next || !/^https?:$/.test(next.protocol)) throw new Error(`it redirects to ${location}`)
    if (!mayBePrivate && (await isPrivate(next)))
      throw new Error(`it redirects to ${next.host}, which is on a private network`)
    at = next
  }
  throw new Error(`it redirects more than ${mostRedirects} times`)
}

async function get(address: string, redirect: 'follow' | 'error' = 'follow'): Promise<Fetched | Unreachable> {
  try {
    const response = await (redirect === 'follow' ? follow(new URL(address)) : ask(address, redirect))
    if (!response.ok) {
      const isAbsent = response.status === 404 || response.status === 410
      const remedy = isAbsent ? 'Name a page that exists.' : 'See in the logs of its server why, or ask again later.'
      return { unreachable: `${address} answers ${response.status}. ${remedy}` }
    }
    const type = response.headers.get('content-type') ?? ''
    // A missing type, or one that says text, may still be a page.
    if (/^(?:image|audio|video|font|application)\/(?!xhtml|xml)/i.test(type))
      return { unreachable: `${address} is ${type}, and no HTML. Name a page.` }
    return {
      text: decode(await beginning(response), type).text,
      url: response.url,
      isHtml: /html/i.test(type),
      robotsTag: response.headers.get('x-robots-tag') ?? undefined,
    }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause instanceof Error ? error.cause : error) : undefined
    return {
      unreachable: `${address} cannot be reached: ${cause?.message ?? 'no answer'}. Check the address and the network.`,
    }
  }
}

/** At most `largest` bytes; the rest is neither fetched nor decompressed: 1.5 MB of gzip can decompress to 1.5 GB. */
async function beginning({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    parts.push(part)
    length += part.length
    if (length >= largest) break
  }
  return Buffer.concat(parts, Math.min(length, largest))
}

/** Addresses that are not on the public internet (RFC 6890), where a stranger's redirect must not lead. */
const networks = new BlockList()
const subnets = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
  192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 2002::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8`
for (const subnet of subnets.split(/\s+/)) {
  const [network = '', bits] = subnet.split('/')
  networks.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4')
}

const isIn = (address: string) => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** Names of hosts whose addresses were public, or none when they were asked for. */
const notPrivate = new Set<string>()

/** Whether one of the addresses of a host is private. A host that this machine does not know is public: a proxy may know it. */
async function isPrivate({ hostname }: URL): Promise<boolean> {
  const addresses = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])
  const found = addresses.some(({ address }) => isIn(address))
  if (!found) notPrivate.add(hostname)
  return found
}

// `fetch` looks a name up once more, and a stranger's name server may then answer with a private address (DNS rebinding).
subscribe('net.client.socket', (message) => {
  if (!(message instanceof Object && 'socket' in message && message.socket instanceof Socket)) return
  const { socket } = message
  socket.on('lookup', (_, address, __, host) => {
    if (notPrivate.has(host) && isIn(address)) socket.destroy(new Error(`${host} now leads into a private network`))
  })
})
