import { msg } from '#lingui/macro'
import { type Crawler, crawlers } from '../../site/crawlers.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { ancestors, mainBlocks, type Page, type Tag, wordCount } from '../page/page.ts'

const namesOf = (some: readonly Crawler[]) => some.map(({ token }) => token.toLowerCase())
const header = 'X-Robots-Tag'
// As of robots.txt: those whose answers people read by the million are judged, and who trains is a choice.
const readers = new Set([
  'robots',
  header.toLowerCase(),
  ...namesOf(crawlers.filter(({ purpose, model }) => purpose === 'search' && model !== 'unknown')),
])
const trainers = new Set(namesOf(crawlers.filter(({ purpose }) => purpose === 'training')))
// A snippet shorter than this holds no sentence.
const shortest = 50
// Of fewer words the notice of the tool that made the page may be most.
const fewest = 50

export const metaRobots: Check = {
  id: 'access/meta-robots',
  weight: 5,
  grade: 'A',
  title: msg`The page lets itself be indexed and quoted.`,
  why: msg`noindex keeps the page out of the index; nosnippet, max-snippet:0, and data-nosnippet keep its text out of answers. Google and Bing document all of them.`,
  remedy: msg`Remove the directive, unless it is meant.`,
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  judge({ page, today, robotsTag }) {
    const metas = [...page.metas, ...sent(robotsTag)]
    const tagsFor = (names: ReadonlySet<string>) =>
      metas.filter(({ attributes }) => names.has((attributes.name ?? '').toLowerCase()))
    const tags = tagsFor(readers)
    const closing = tags.flatMap((tag) => [...closed(tag), ...expired(tag, today)])
    const open = 'index, follow, max-snippet:-1'
    // A header has no place in the page.
    const fixFor = ([first]: readonly Remark[]) =>
      first?.at === undefined ? `${header}: ${open}` : `<meta name="robots" content="${open}">`
    if (closing.length > 0) return fail(closing, fixFor(closing))
    const short = tags.flatMap(shortened)
    const kept = keptOut(page)
    const cut = [...short, ...kept]
    if (cut.length > 0) return warn(cut, fixFor(cut))
    const untrained = tagsFor(trainers).filter((tag) => closed(tag).length > 0)
    return pass(
      untrained.length > 0
        ? msg`Nothing keeps the page out of an index or of answers; ${{ names: untrained.map(({ attributes }) => attributes.name).join(', ') }} may not train on it, which is a choice.`
        : msg`Nothing keeps the page out of an index or of answers.`,
    )
  },
}

type Directives = Pick<Tag, 'attributes'> & { readonly at?: number }

/** A header as tags: `noindex`, or behind the name of a crawler what is for that one, `googlebot: noindex`. */
function sent(robotsTag = ''): Directives[] {
  const parts = robotsTag.slice(0, 1000).split(/(?:^|,)\s*(?!max-|unavailable)([a-z][\w-]*)\s*:/i)
  return parts.flatMap((content, index) =>
    index % 2 === 0 && content.trim() !== '' ? [{ attributes: { name: parts[index - 1] ?? header, content } }] : [],
  )
}

const words = ({ attributes }: Directives) =>
  (attributes.content ?? '')
    .toLowerCase()
    .replace(/\s?:\s*/g, ':')
    .split(/[\s,]+/)
    .slice(0, 50)

function closed(tag: Directives): Remark[] {
  return words(tag)
    .filter((word) => /^(?:noindex|none|nosnippet|max-snippet:0)$/.test(word))
    .map((word) => remark(msg`${{ tag: tag.attributes.name ?? 'meta' }} says ${{ word }}.`, tag.at))
}

/** The day may have a comma in it, and other directives after it. */
const lasts = /unavailable_after\s*:\s*((?:[a-z]{3,9},)?[^,]*)/i
const dayMs = 86_400_000

function expired({ attributes: { name = '', content = '' }, at }: Directives, today: string): Remark[] {
  const last = /^(?:robots|googlebot|x-robots-tag)$/i.test(name)
    ? lasts.exec(content.slice(0, 500))?.[1]?.trim()
    : undefined
  // A day later: it may be written without its time zone.
  if (last === undefined || !(Date.parse(last) < Date.parse(today) - dayMs)) return []
  return [remark(msg`${{ tag: name }} takes the page out of the index after ${{ day: last }}, which is past.`, at)]
}

function shortened(tag: Directives): Remark[] {
  return words(tag).flatMap((word) => {
    const length = Number(/^max-snippet:(\d{1,6})$/.exec(word)?.[1] ?? Number.NaN)
    if (!(length < shortest)) return []
    return [remark(msg`Answers may quote ${{ length }} characters at most.`, tag.at)]
  })
}

/** Much of the page in elements that answers must not quote. */
function keptOut(page: Page): Remark[] {
  const kept = page.elements.filter(({ attributes }) => 'data-nosnippet' in attributes)
  if (kept.length === 0) return []
  const blocks = mainBlocks(page)
  const words = wordCount(blocks)
  const within = blocks.filter(({ element }) =>
    [...ancestors(element)].some(({ attributes }) => 'data-nosnippet' in attributes),
  )
  const share = words < fewest ? 0 : wordCount(within) / words
  if (share <= 0.2) return []
  const percent = Math.round(Math.min(1, share) * 100)
  return [remark(msg`data-nosnippet keeps ${{ percent }}% of the words out of answers.`, kept[0]?.at)]
}
