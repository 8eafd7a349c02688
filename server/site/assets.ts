import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getMimeType, mimes } from 'hono/utils/mime'
import { type BuildFacts, buildFactsFile, fileHeaders, redirectOf } from '../../src/publish/http.ts'
import { fieldsOf } from '../fields.ts'

export type Coding = 'br' | 'gzip' | 'identity'

/** Bytes with their strong ETag. */
export type Variant = { bytes: Uint8Array<ArrayBuffer>; tag: string }

export type Asset = {
  headers: Readonly<Record<string, string>>
  /** For each content coding that the build wrote. */
  variants: ReadonlyMap<Coding, Variant>
}

const types = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
}

const codings = { br: '.br', gzip: '.gz' } as const

/**
 * Reads a published folder once, keyed by request path: `faq.html` is `/faq`. No request path ever reaches the file
 * system, as only what is in this map exists for the server; a later build is seen after a restart.
 */
export function readAssets(directory: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const path = `/${name.replaceAll('\\', '/')}`
    const file = join(directory, name)
    if (isHidden(path) || isForHosts(path) || !statSync(file).isFile()) continue
    // An alias, whose file is only for hosts that cannot redirect.
    if (redirectOf(requestPath(path)) !== undefined) continue
    assets.set(requestPath(path), readAsset(file, path))
  }
  return assets
}

function readAsset(file: string, path: string): Asset {
  const type = getMimeType(path, types) ?? 'application/octet-stream'
  const variants = new Map<Coding, Variant>()
  const identity = new Uint8Array(readFileSync(file))
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  variants.set('identity', { bytes: identity, tag: `"${digest}"` })
  for (const coding of ['br', 'gzip'] as const) {
    const compressed = file + codings[coding]
    if (!existsSync(compressed)) continue
    variants.set(coding, { bytes: new Uint8Array(readFileSync(compressed)), tag: `"${digest}-${coding}"` })
  }
  const ranges = type.startsWith('video/') ? { 'Accept-Ranges': 'bytes' } : {}
  const vary = variants.size > 1 ? { Vary: 'Accept-Encoding' } : {}
  return { headers: { 'Content-Type': type, ...vary, ...ranges, ...fileHeaders(path) }, variants }
}

/** Dot files and what is below dot folders; `.well-known` is public by its standard (RFC 8615). */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
}

/** Rules for static hosts, and compressed copies, which are answers to the path of their original only. */
function isForHosts(path: string): boolean {
  return path === '/_headers' || path === '/_redirects' || /\.(br|gz)$/.test(path)
}

function requestPath(path: string): string {
  return path === '/index.html' ? '/' : path.replace(/\.html$/, '')
}

/** Reads the facts that the build wrote for the headers. @throws when the folder has no build. */
export function readBuildFacts(directory: string): BuildFacts {
  const path = join(directory, buildFactsFile)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `${path}: cannot be read (${error instanceof Error ? error.message : error}). Run npm run build first.`,
    )
  }
  const { scriptHashes, styleHashes, connect } = fieldsOf(value)
  return { scriptHashes: texts(scriptHashes), styleHashes: texts(styleHashes), connect: texts(connect) }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
