import { pageOfPart } from '../../src/site/page-parts.ts'
import { toBackend } from './line.ts'
import type { Site } from './site.ts'

/** What of a site is deployed by itself. */
export const deployParts = ['worker', 'assets', 'pages'] as const
export type DeployPart = (typeof deployParts)[number]

export function partOf(path: string): DeployPart {
  const { pathname } = new URL(path, 'http://site.example')
  if (pathname === '/sw.js') return 'worker'
  if (pageOfPart(pathname)) return 'pages'
  return /\.\w+$/.test(pathname) ? 'assets' : 'pages'
}

/** Serves each request from the build that `choose` names, from now on. Requests to the backend are no part of it. */
export async function serveMix(site: Site, directories: readonly string[], choose: (path: string) => number) {
  const servers: string[] = []
  for (const directory of directories) servers.push(await site.serve(directory))
  site.rule((call) => {
    const to = toBackend(call) ? servers[0] : servers[choose(call.path)]
    if (!to) throw new Error(`tests/faults/mix.ts: there is no build ${choose(call.path)}.`)
    return { kind: 'pass', to }
  })
}

/** Every order in which the parts of a deploy can arrive. */
export function ordersOf<Part>(parts: readonly Part[]): Part[][] {
  if (parts.length < 2) return [[...parts]]
  return parts.flatMap((first) => ordersOf(parts.filter((part) => part !== first)).map((rest) => [first, ...rest]))
}

/** A number from 0 up to 1 that is the same for the same text. */
export function chance(text: string): number {
  let state = 2_166_136_261
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507) >>> 0
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
}
