import { type Crawler, type CrawlerPurpose, crawlers } from '../../site/crawlers.ts'
import type { Robots, RobotsGroup, RobotsRule } from './parse.ts'
export type Decision = {
  readonly allowed: boolean
  /** What decided; undefined when nothing is said, which lets in. */
  readonly rule: RobotsRule | undefined
  /** Whether the crawler has a group of its own. */
  readonly named: boolean
}

/** Groups that name a crawler, all merged; those for everyone, if none does (RFC 9309, section 2.2.1). */
function groupsFor({ groups }: Robots, token: string): { groups: readonly RobotsGroup[]; named: boolean } {
  const wanted = product(token)
  const own = groups.filter(({ agents }) => agents.some((agent) => product(agent) === wanted))
  if (own.length > 0) return { groups: own, named: true }
  return { groups: groups.filter(({ agents }) => agents.includes('*')), named: false }
}

/** The name alone: no version, no comment; crawlers with a space in their name write it with a hyphen. */
const product = (agent: string) => agent.toLowerCase().replaceAll(' ', '-').split('/')[0] ?? ''

/** Whether a crawler may fetch a path, query included: the longest rule that fits decides, Allow where two are as long. */
export function allows(robots: Robots, token: string, path: string): Decision {
  const { groups, named } = groupsFor(robots, token)
  const target = normal(path)
  if (target === '/robots.txt') return { allowed: true, rule: undefined, named }
  let best: { rule: RobotsRule; length: number } | undefined
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    const pattern = normal(rule.path)
    if (!matches(pattern, target)) continue
    const { length } = pattern
    if (!best || length > best.length || (length === best.length && rule.allow)) best = { rule, length }
  }
  return { allowed: best?.rule.allow ?? true, rule: best?.rule, named }
}

/** `*` stands for anything, `$` at the end for the end. Without regular expressions: a pattern may be hostile. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1
    if (isLast && anchored) return path.length - part.length >= at && path.endsWith(part)
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return !anchored || at === path.length
}

/** Percent-encodes what is not ASCII and decodes what needs no encoding, so that both spellings are one (section 2.2.2). */
function normal(path: string): string {
  return path
    .replace(/[^\x21-\x7e]+/gu, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%([\da-f]{2})/gi, (whole, hex: string) => {
      const character = String.fromCharCode(Number.parseInt(hex, 16))
      return /[A-Za-z0-9\-._~]/.test(character) ? character : whole.toUpperCase()
    })
}

export type Access = { readonly crawler: Crawler } & Decision

/** Whom a robots.txt lets in to a path, by purpose. */
export function accessTo(robots: Robots, path: string): Readonly<Record<CrawlerPurpose, readonly Access[]>> {
  const all = crawlers.map((crawler) => ({ crawler, ...allows(robots, crawler.token, path) }))
  const of = (purpose: CrawlerPurpose) => all.filter(({ crawler }) => crawler.purpose === purpose)
  return {
    search: of('search'),
    user: of('user'),
    training: of('training'),
    ads: of('ads'),
    data: of('data'),
    unknown: of('unknown'),
  }
}
