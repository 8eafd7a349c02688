import type { Locale } from '../site/locales.ts'
import type { BlockContext } from './block-context.ts'
import { buildBlocks, structuredData } from './blocks.ts'
import type { Author } from './collection-schemas.ts'
import type { Collections, MaybeIllustrative } from './collections.ts'
import { collectionFile } from './files.ts'
import { everyBlock } from './find.ts'
import { frontmatterIn, parseMarkdown } from './markdown.ts'
import { type ArticleTeaser, type Block, type Page, type PageHead, type PageMeta, pageMetaSchema } from './model.ts'
import { didYouMean, type Place, placeAt, type Report } from './problem.ts'
import { type Context, interpolatePlain, type LinkedPlace } from './references.ts'
import { placeOf } from './rich.ts'
import { dated } from './schedule.ts'
import { checkShape } from './shape.ts'
import { setType } from './typography.ts'
import { writtenDates } from './written-dates.ts'
import { type Located, parseYaml } from './yaml.ts'

/** A page file, read but with its body not yet parsed: bodies may quote the title of other pages. */
export type Draft = PageHead & { text: string }

/** Reads the frontmatter of a page. @returns `undefined` when anything was reported */
export function parseFrontmatter(
  text: string,
  page: Omit<PageHead, 'meta' | 'topics'>,
  collections: Collections,
  report: Report,
): Draft | undefined {
  const { file } = page
  const frontmatter = frontmatterIn(text)
  if (!frontmatter) {
    const isOpen = text.startsWith('---')
    report({
      file,
      line: 1,
      column: 1,
      message: isOpen
        ? "The frontmatter that begins here with '---' does not end."
        : 'The page begins without frontmatter.',
      remedy: isOpen
        ? "Write '---' on a line of its own below its last key."
        : "Begin with a line '---', the keys of the page (label, title, description, lastUpdated), and another line '---'.",
      isWhole: true,
    })
    return undefined
  }
  const located = parseYaml(frontmatter[1] ?? '', pageMetaSchema, { file, firstLine: 2, report })
  if (!located) return undefined
  const meta = dated(typesetMeta(located, newContext(page, collections, report)))
  // The list of articles says how long one takes: nobody counts words by hand.
  if (meta.section) meta.readTime ??= minutesOf(text.slice(frontmatter[0].length))
  return { ...page, text, meta, topics: topicsOf(page.route.id, text, meta) }
}

/** How long a text takes to read, at 200 words a minute. */
const minutesOf = (text: string) => Math.max(1, Math.round((text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) / 200))

/** Read from the Markdown: while one page is built, the others are known by their heads only. */
function topicsOf(id: string, text: string, { keywords }: PageMeta): string[] {
  const links = Array.from(text.matchAll(/\]\(route:([\w-]+)/g), ([, route = '']) => `page ${route}`)
  const works = Array.from(text.matchAll(/:cite\[([\w-]+)\]/g), ([, source = '']) => `source ${source}`)
  return [...new Set([`page ${id}`, ...links, ...works, ...keywords.map((keyword) => keyword.toLowerCase())])]
}

function typesetMeta({ value, placeOf }: Located<PageMeta>, context: Context): PageMeta {
  const set = (text: string, ...path: PropertyKey[]) =>
    setType(interpolatePlain(text, placeOf(path), context), context.locale)
  return {
    ...value,
    label: set(value.label, 'label'),
    title: set(value.title, 'title'),
    description: set(value.description, 'description'),
    keywords: value.keywords.map((keyword, index) => set(keyword, 'keywords', index)),
  }
}

/** The anchors of every page by its path, and the links to places on them. */
export type Places = { anchors: Map<string, ReadonlySet<string>>; linked: (LinkedPlace & { path: string })[] }

/** Reports, once each, links to an anchor that the page does not have; none to pages whose anchors are unknown. */
export function checkPlaces({ anchors, linked }: Places, report: Report): void {
  const dead = linked.filter(({ path, anchor }) => anchors.has(path) && !anchors.get(path)?.has(anchor))
  const once = new Map(dead.map((link) => [`${link.file}:${link.line}:${link.column}${link.url}`, link]))
  for (const { file, line, column, url, path, anchor } of once.values())
    report({
      file,
      line,
      column,
      code: 'dead-anchor',
      message: `The link '${url}' leads to '${anchor}', and ${path} has no place of that name.`,
      remedy: didYouMean(anchor, anchors.get(path) ?? [], "Take a heading's id."),
    })
}

/** Ids of every page, whatever its content: src/app/compose and src/shell. */
const idsAround = ['content', 'look', 'menu', 'related', 'root', 'styled']

/** Parses the body of a page into blocks. @param knownUntil the day of the latest check of a source: later dates in a text are announcements */
export function parseBody(
  { text, ...draft }: Draft,
  {
    collections,
    drafts,
    report,
    places = { anchors: new Map(), linked: [] },
    scheduledIds,
    knownUntil = '',
  }: {
    collections: Collections
    drafts: readonly Draft[]
    report: Report
    places?: Places
    scheduledIds?: Context['scheduledIds']
    knownUntil?: string | undefined
  },
): Page {
  const linked: LinkedPlace[] = []
  let isSound = true
  const context: BlockContext = {
    ...newContext(draft, collections, (problem) => {
      isSound = false
      report(problem)
    }),
    scheduledIds,
    collections,
    places: linked,
    anchors: new Map(idsAround.map((id) => [id, undefined])),
    pageNamed: (id) => {
      const named = drafts.find((other) => other.route.id === id && other.locale === draft.locale)
      return named && { title: named.meta.title, path: named.path, description: named.meta.description }
    },
    articles: () => articlesAmong(drafts.filter(({ locale }) => locale === draft.locale)),
  }
  const tree = parseMarkdown(text)
  // After an unclosed block, everything below would be misread.
  const blocks = checkShape(tree, text, (problem) => report({ file: draft.file, ...problem }))
    ? buildBlocks(tree.children, context)
    : undefined
  if (!blocks) return { ...draft, blocks: [], sources: [], entities: [], asked: [] }
  places.anchors.set(draft.path, new Set(context.anchors.keys()))
  places.linked.push(...linked.map((one) => ({ ...one, path: one.path ?? draft.path })))
  // Also one with a mistake in it, which is reported by itself.
  const heroes = tree.children.filter((node) => 'name' in node && node.name === 'hero')
  if (heroes.length !== 1)
    report({
      file: draft.file,
      ...placeOf(heroes[1] ?? tree),
      message: `The page has ${heroes.length} hero blocks, and needs one: it holds the title.`,
      remedy: heroes.length === 0 ? "Begin it with ':::hero' and '# The title'." : 'Keep the first.',
    })
  // A block with a mistake is left out, and its margin with it.
  if (isSound) fillMargins(blocks, { ...draft, text }, context)
  const stated = [
    ...[...context.cited.values()].map(({ date }) => date),
    ...datesIn(blocks),
    ...writtenDates(text, knownUntil),
  ]
  checkAge({ ...draft, text }, stated, report)
  const author = authorOf({ ...draft, text }, context)
  const withContents = draft.meta.toc ? addContents(blocks) : blocks
  // An invented author does not sign: the organization answers for the page until the person is real.
  const signed = author && !author.illustrative
  return {
    ...draft,
    ...(signed && { author }),
    blocks: withContents,
    sources: [...context.cited.values()],
    ...structuredData(blocks, draft),
  }
}

/**
 * The mark of a source leads to the margin of the block that first cites it. Where that has none, as a hero or a notice,
 * the source is listed with the one before it, or first on the page.
 */
function fillMargins(blocks: readonly Block[], { file, text }: Draft, { cited, report }: BlockContext): void {
  const margins = everyBlock(blocks).flatMap((block) => ('sources' in block && block.sources ? [block.sources] : []))
  const inOrder = [...cited.values()]
  let [margin] = margins
  for (const source of inOrder) {
    const own = margins.find((listed) => listed.includes(source))
    margin = own ?? margin
    if (own) continue
    margin?.push(source)
    margin?.sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))
    if (!margin)
      report({
        file,
        ...placeAt(text, text.indexOf(`:cite[${source.id}]`)),
        message: `'${source.id}' is cited, and no block of the page has a margin that could list it.`,
        remedy: 'Write a paragraph, too.',
      })
  }
}

/** A page is as new as the newest thing it states; `date` may be a year, a month or a day. */
function checkAge({ file, text, meta: { lastUpdated } }: Draft, dates: readonly string[], report: Report): void {
  const newer = dates.filter((date) => /^\d{4}(-\d\d)*$/.test(date) && date > lastUpdated.slice(0, date.length)).sort()
  const newest = newer.at(-1)
  if (newest)
    report({
      file,
      ...placeOfKey(text, 'lastUpdated'),
      message: `'lastUpdated' is ${lastUpdated}, and the page states something of ${newest}.`,
      remedy: 'Change the date, or take the newer statement out.',
    })
}

/** The dates of the figures, answers and checked sources that blocks show. */
function datesIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === 'figures') return block.figures.map(({ date }) => date)
    if (block.type === 'questions') return block.questions.map(({ lastUpdated }) => lastUpdated)
    if (block.type === 'source-list' && block.detail)
      return block.entries.flatMap(({ account }) => account?.checked ?? [])
    return 'blocks' in block ? datesIn(block.blocks) : []
  })
}

/** Adds the table of contents after the hero: the blocks with a heading and an anchor. */
function addContents(blocks: readonly Block[]): Block[] {
  const entries = everyBlock(blocks).flatMap((block) =>
    'heading' in block && 'id' in block && block.heading && block.id ? [{ id: block.id, heading: block.heading }] : [],
  )
  return blocks.flatMap((block): Block[] => (block.type === 'hero' ? [block, { type: 'contents', entries }] : [block]))
}

/** Where the value of a key of the frontmatter begins; the first line where it is not written. */
export function placeOfKey(text: string, key: string): Place {
  const lines = text.split('\n')
  const index = Math.max(
    0,
    lines.findIndex((line) => line.startsWith(`${key}:`)),
  )
  return { line: index + 1, column: (/\s\S/.exec(lines[index] ?? '')?.index ?? 0) + 2 }
}

function authorOf(
  { text, meta: { author: id } }: Draft,
  { collections, file, locale, report }: BlockContext,
): MaybeIllustrative<Author> | undefined {
  if (!id) return undefined
  const author = collections.authors.get(id)
  const there = collectionFile('authors', locale)
  if (!author)
    report({
      file,
      ...placeOfKey(text, 'author'),
      message: `The author '${id}' is not in ${there}.`,
      remedy: didYouMean(id, collections.authors.keys(), 'Add them there.'),
      restsOn: { file: there, name: id },
      code: 'dead-id',
    })
  return author
}

/** An article is a page that says when it was published. */
function articlesAmong(drafts: readonly Draft[]): ArticleTeaser[] {
  return drafts
    .flatMap(({ path, meta }) => {
      const { datePublished: published, readTime, section, title, description } = meta
      return published && readTime && section ? [{ path, title, description, published, readTime, section }] : []
    })
    .sort((a, b) => b.published.localeCompare(a.published))
}

function newContext(
  { file, locale }: { file: string; locale: Locale },
  collections: Collections,
  report: Report,
): Context {
  const { sources, figures, wording } = collections
  return { file, locale, report, sources, figures, wording, cited: new Map() }
}
