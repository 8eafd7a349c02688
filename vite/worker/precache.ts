import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Locale, locales } from '../../src/site/locales.ts'
import { type Kept, keeps } from '../../src/site/offline.ts'
import { packOf } from '../../src/site/packs.ts'
import { fragmentFile, listFile } from '../../src/site/page-parts.ts'
import { pathOf } from '../../src/site/routes.ts'
import type { ManifestEntry } from '../../src/sw/manifest.ts'
import { writePacks } from './packs.ts'

/** A file of the site as workbox lists it; `size` in bytes, uncompressed. */
export type ListedFile = { url: string; revision: string | null; size: number }

/** A listed file and who caches it: with `locale`, visitors of that language; otherwise everybody. */
type PlannedFile = ListedFile & { locale?: Locale; lists?: true; holds?: true }

/** `beyond`: pages that are cached only for visitors who ask for the whole site. */
export type Plan = { kind: Kept; files: PlannedFile[]; beyond: ListedFile[]; bytes: number }

/** Limits of what a first visit downloads, and an update compares, at a visitor's cost. */
export const caps = { files: 400, bytes: 4 * 1024 * 1024 } as const

/** The share of the limits above which a build warns. */
const nearlyFull = 0.8

const pages = /^kept\/pages[/.]/
const fallbacks = /\/(404|410|offline)\.bin$/

/**
 * What the service worker caches in advance: the whole site or, for a site too large, everything but pages, the
 * stand-ins (such as 404), and per language the `core` pages. Other pages are cached when they are read.
 * @param core files of the pages that visitors of a language always have
 * @throws when it exceeds the limits; names the largest files when they have to become smaller
 */
export function planPrecache(
  listed: readonly ListedFile[],
  core: ReadonlyMap<string, Locale>,
  kind: Kept = keeps,
): Plan {
  if (kind === 'everything') {
    const everything = planOf(kind, [...listed])
    if (isWithin(everything)) return everything
    throw new Error(tooLarge(everything))
  }
  const kept = planOf('core', listed.flatMap(planned(core)))
  const beyond = listed.filter(({ url }) => pages.test(url) && !fallbacks.test(url))
  if (isWithin(kept)) return { ...kept, beyond }
  throw new Error(tooMuch(kept))
}

/**
 * A file in the worker's manifest. With integrity, so that only bytes of this build are cached: during a deploy, the
 * worker of one build may get pages of another.
 */
export function entryOf(
  { url, revision, locale, lists, holds }: Omit<PlannedFile, 'size'>,
  bytes: Uint8Array | string,
): ManifestEntry {
  const hash = createHash('sha256').update(bytes).digest('base64')
  // The start of the hash is enough to tell revisions apart; a file with a hash in its name needs none.
  return {
    integrity: `sha256-${hash}`,
    ...(lists && { lists }),
    ...(holds && { holds }),
    ...(locale && { locale }),
    revision: revision && hash.slice(0, 12),
    transfer: Math.min(bytes.length, gzipSync(bytes).length),
    url,
  }
}

/** The build's warning when a site nears the limits. */
export function warningOf(plan: Plan): string | undefined {
  const { kind, files, bytes } = plan
  const share = Math.max(files.length / caps.files, bytes / caps.bytes)
  if (kind === 'core') return undefined
  if (share <= nearlyFull) return undefined
  return (
    `vite/worker/precache.ts: ${Math.round(share * 100)} % of what a visitor's device may keep is used (${used(plan)}). Beyond it ` +
    "'keeps' in src/site/offline.ts has to be set to 'core': only home, forms, and what was read are kept then."
  )
}

const planned =
  (core: ReadonlyMap<string, Locale>) =>
  (file: ListedFile): PlannedFile[] => {
    const locale = core.get(file.url)
    if (locale) return [{ ...file, locale }]
    return pages.test(file.url) && !fallbacks.test(file.url) ? [] : [file]
  }

const planOf = (kind: Plan['kind'], files: PlannedFile[]): Plan => ({
  kind,
  files,
  beyond: [],
  bytes: files.reduce((sum, { size }) => sum + size, 0),
})

const used = ({ files, bytes }: Plan) =>
  `${files.length} of ${caps.files} files, ${Math.ceil(bytes / 1024)} of ${caps.bytes / 1024} KB`

const tooLarge = (plan: Plan) =>
  `vite/worker/precache.ts: the site is too large to be kept whole on visitors' devices (${used(plan)}). Make it smaller, or set 'keeps' ` +
  "in src/site/offline.ts to 'core': visitors then keep home, forms and what they read, and the rest when they ask for it."

const isWithin = ({ files, bytes }: Plan) => files.length <= caps.files && bytes <= caps.bytes

function tooMuch({ files, bytes }: Plan): string {
  const largest = [...files]
    .sort((a, b) => b.size - a.size)
    .slice(0, 5)
    .map(({ url, size }) => `${url} (${Math.ceil(size / 1024)} KB)`)
  return (
    `vite/worker/precache.ts: without its pages the site still has ${files.length} files of ${Math.ceil(bytes / 1024)} KB for the ` +
    `service worker to keep; at most ${caps.files} of ${caps.bytes / 1024} KB are. Largest: ${largest.join(', ')}. Make them ` +
    "smaller or fewer, or take them out of 'precached' in vite/worker/worker.ts."
  )
}

/** Home and the pages with forms: what somebody can use without a network. */
const core = ['home', 'contact', 'audit', 'guide'] as const

/** Their files by language. */
export function coreFiles(): ReadonlyMap<string, Locale> {
  return new Map(locales.flatMap((locale) => core.map((id) => [fragmentFile(pathOf(id, locale)), locale] as const)))
}

/** The worker's manifest. Also writes the packs and, for a site above the limits, the list of its other pages. */
export function listPlanned(out: string, { files, beyond }: Plan): (ManifestEntry & { size: number })[] {
  const packs = writePacks(out, files).map(({ url, text }) => ({
    size: text.length,
    ...entryOf({ url, revision: 'made here', holds: true }, text),
  }))
  const alone = files.map((file) => ({ size: file.size, ...entryOf(file, readFileSync(join(out, file.url))) }))
  const entries = [...packs.reduce(withShares, alone), ...packs]
  if (beyond.length === 0) return entries
  const pages = beyond.map((file) => entryOf(file, readFileSync(join(out, file.url))))
  const text = JSON.stringify(pages)
  writeFileSync(join(out, listFile), text)
  const list = entryOf({ url: listFile, revision: 'made here', lists: true }, text)
  const transfer = pages.reduce((sum, page) => sum + page.transfer, list.transfer)
  return [...entries, { ...list, transfer, size: text.length }]
}

/** A pack is smaller than the sum of its files: divides its transfer size among them. */
function withShares<One extends ManifestEntry>(entries: readonly One[], pack: ManifestEntry): One[] {
  const isHeld = ({ url }: ManifestEntry) => packOf(url) === pack.url
  const sum = entries.filter(isHeld).reduce((bytes, { transfer }) => bytes + transfer, 0)
  return entries.map((one) =>
    isHeld(one) ? { ...one, transfer: Math.round((one.transfer * pack.transfer) / sum) } : one,
  )
}
