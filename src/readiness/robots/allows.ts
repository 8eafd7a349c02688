import { type Crawler, crawlers } from '../../site/crawlers.ts'
import { memoize, memoizeIn } from '../../site/memoize.ts'
import type { Robots, RobotsGroup, RobotsRule } from './parse.ts'
export type Decision = {
  readonly allowed: boolean
  /** What decided; undefined when nothing is said, which lets in. */
  readonly rule: RobotsRule | undefined
}

/** The name alone: no version, no comment; crawlers with a space in their name write it with a hyphen. */
const product = (agent: string) => agent.toLowerCase().replaceAll(' ', '-').split('/')[0] ?? ''

type Best = { readonly rule: RobotsRule; readonly length: number }

/** A sitemap takes no longer address. Each rule may look through all of it, and a page says itself what its address is. */
const longest = 2048

/**
 * Whether a crawler may fetch a path, query included: the longest rule that fits decides, Allow where two are as long.
 * For any crawler: each group and its rules are looked at once, however many crawlers it is for.
 */
export function judgeOf({ groups }: Robots, path: string): (token: string) => Decision {
  const target = normal(path.slice(0, longest))
  const named = groups.flatMap((group) => group.agents.map((agent) => ({ agent: product(agent), group })))
  const byAgent = Map.groupBy(named, ({ agent }) => agent)
  const bestOf = memoize((group: RobotsGroup) => bestRule(group.rules, target))
  const bestFor = memoizeIn(new Map(), (agent: string) =>
    byAgent.get(agent)?.reduce<Best | undefined>((found, { group }) => better(found, bestOf(group)), undefined),
  )
  return (token) => {
    if (target === '/robots.txt') return { allowed: true, rule: undefined }
    // Groups that name a crawler, all merged; those for everyone, if none does (RFC 9309, section 2.2.1).
    const own = product(token)
    const best = bestFor(byAgent.has(own) ? own : '*')
    return { allowed: best?.rule.allow ?? true, rule: best?.rule }
  }
}

function bestRule(rules: readonly RobotsRule[], target: string): Best | undefined {
  let best: Best | undefined
  for (const rule of rules) {
    const pattern = normal(rule.path)
    if (matches(pattern, target)) best = better(best, { rule, length: pattern.length })
  }
  return best
}

/** The longer one; of two as long the one that allows. */
function better(one: Best | undefined, other: Best | undefined): Best | undefined {
  if (!one || !other) return one ?? other
  return other.length > one.length || (other.length === one.length && other.rule.allow) ? other : one
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

/** Whom of the known crawlers a robots.txt lets in to a path. */
export function accessTo(robots: Robots, path: string): Access[] {
  const judge = judgeOf(robots, path)
  return crawlers.map((crawler) => ({ crawler, ...judge(crawler.token) }))
}
