import { msg, plural } from '#lingui/macro'
import type { CrawlerPurpose } from '../../site/crawlers.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Access, accessTo } from '../robots/allows.ts'
import type { Robots, RobotsRule } from '../robots/parse.ts'

/** Those whose answers people read by the million; the others are counted and not judged. */
const isMajor = ({ crawler }: Access) => crawler.model !== 'unknown'

export const robots: Check = {
  id: 'access/robots',
  weight: 8,
  grade: 'A',
  title: msg`robots.txt lets in what answers are made from.`,
  why: msg`A search crawler that is shut out does not index the page, and an assistant cannot cite what its index does not hold. Training crawlers may be shut out without that loss: that is a choice.`,
  remedy: msg`Allow the search and user crawlers that are named; groups of one crawler are merged, and the longest rule decides.`,
  source: 'https://www.rfc-editor.org/rfc/rfc9309',
  counter: {
    says: msg`robots.txt is a request: fetches made because a person asks often ignore it.`,
    source: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
  },
  judge({ robots, address }) {
    if (!robots) return skip(msg`No robots.txt was given.`)
    if (robots.isHtml) return warn(remark(msg`robots.txt is an HTML page: crawlers find no rule in it.`, 0, 'robots'))
    const path = address ? address.pathname + address.search : '/'
    const shut = accessTo(robots, path).filter(({ allowed }) => !allowed)
    const shutFrom = (purpose: CrawlerPurpose) => shut.filter(({ crawler }) => crawler.purpose === purpose)
    const [noSearch, noUser] = [shutFrom('search').filter(isMajor), shutFrom('user').filter(isMajor)]
    const judged = [...noSearch, ...noUser]
    const remarks = judged.map((one) => remarkOn(one, path))
    if (noSearch.length > 0) return fail(remarks, fixFor(judged, robots))
    if (noUser.length > 0) return warn(remarks, fixFor(judged, robots))
    const untrained = shutFrom('training').length
    return pass(
      untrained > 0
        ? msg`Search and user crawlers may fetch ${{ path }}; ${plural({ untrained }, { one: '# training crawler', other: '# training crawlers' })} may not, which is a choice.`
        : msg`AI crawlers may fetch ${{ path }}.`,
    )
  },
}

function remarkOn({ crawler: { token, owner, purpose }, rule }: Access, path: string): Remark {
  const line = rule ? `Disallow: ${rule.path}` : ''
  return remark(
    purpose === 'search'
      ? msg`${{ token }} (${{ owner }}, search) may not fetch ${{ path }}: ${{ line }}.`
      : msg`${{ token }} (${{ owner }}, for a person who asks) may not fetch ${{ path }}: ${{ line }}.`,
    rule?.at,
    'robots',
  )
}

/** Who is named no longer heeds what is said to all: the rest of that is said again. */
function fixFor(shut: readonly Access[], { groups }: Robots): string {
  const toAll = groups.flatMap(({ agents, rules }) => (agents.includes('*') ? rules : []))
  const [rules, opened] = [new Set(toAll), new Set(shut.map(({ rule }) => rule))]
  const unnamed = shut.filter(({ rule }) => rule !== undefined && rules.has(rule))
  const named = shut.filter((one) => !unnamed.includes(one))
  const kept = toAll.filter((rule) => !opened.has(rule))
  const rest = kept.length > mostSaidAgain ? linesFor(unnamed, [], ['*']) : linesFor(unnamed, kept)
  return [linesFor(named), rest].filter(Boolean).join('\n\n')
}

/** A site with more rules is opened here to all: each of its pages would be told to repeat them. */
const mostSaidAgain = 100

/** Allow decides where the rule that forbids is as long, and no longer. */
const linesFor = (
  shut: readonly Access[],
  kept: readonly RobotsRule[] = [],
  agents = shut.map(({ crawler }) => crawler.token.replaceAll(' ', '-')),
) =>
  shut.length === 0
    ? ''
    : [
        ...agents.map((agent) => `User-agent: ${agent}`),
        ...new Set(shut.map(({ rule }) => `Allow: ${rule?.path ?? '/'}`)),
        ...kept.map(({ allow, path }) => `${allow ? 'Allow' : 'Disallow'}: ${path}`),
      ].join('\n')

export const contentSignal: Check = {
  id: 'access/content-signal',
  weight: 1,
  grade: 'C',
  title: msg`Content-Signal says the same as the rules.`,
  why: msg`A signal that permits use of what a crawler may not fetch says two things at once; each reader picks one.`,
  remedy: msg`Make the signal and the rules of a group agree.`,
  source: 'https://contentsignals.org',
  judge({ robots }) {
    const signalled = robots?.groups.filter(({ signals }) => Object.keys(signals).length > 0) ?? []
    if (signalled.length === 0) return skip(msg`There is no Content-Signal.`)
    const contradicting = signalled.filter(
      ({ signals, rules }) =>
        Object.values(signals).includes('yes') &&
        rules.some(({ allow, path }) => !allow && path === '/') &&
        !rules.some(({ allow }) => allow),
    )
    if (contradicting.length === 0) return pass(msg`Signals and rules agree.`)
    return warn(
      contradicting.map(({ agents, at }) =>
        remark(msg`The group of ${{ agents: agents.join(', ') }} permits use and forbids fetching.`, at, 'robots'),
      ),
      'Content-Signal: search=no, ai-input=no, ai-train=no',
    )
  },
}
