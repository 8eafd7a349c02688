import type { Root } from 'mdast'
import type { Locale } from '../site/locales.ts'
import type { BlockContext } from './block-context.ts'
import { buildBlocks } from './blocks.ts'
import type { Author } from './collection-schemas.ts'
import type { Collections } from './collections.ts'
import { type ArticleTeaser, type Block, type Page, type PageMeta, pageMetaSchema } from './model.ts'
import type { Report } from './problem.ts'
import { type Context, interpolate } from './references.ts'
import { parseMarkdown } from './rich.ts'
import { setType } from './typography.ts'
import { type Located, parseYaml } from './yaml.ts'

/** A page file, read but with its body not yet parsed: bodies may quote the title of other pages. */
export type Draft = Pick<Page, 'route' | 'locale' | 'path' | 'file' | 'meta'> & { tree: Root }

/** Reads the frontmatter of a page. @returns `undefined` when anything was reported */
export function parseFrontmatter(
  text: string,
  page: Pick<Page, 'route' | 'locale' | 'path' | 'file'>,
  collections: Collections,
  report: Report,
): Draft | undefined {
  const { file } = page
  const tree = parseMarkdown(text)
  const frontmatter = tree.children[0]
  if (frontmatter?.type !== 'yaml') {
    report({ file, line: 1, column: 1, message: "starts without frontmatter. Begin with '---' and the page's title." })
    return undefined
  }
  const located = parseYaml(frontmatter.value, pageMetaSchema, { file, firstLine: 2, report })
  return located && { ...page, tree, meta: typesetMeta(located, newContext(page, collections, report)) }
}

function typesetMeta({ value, placeOf }: Located<PageMeta>, context: Context): PageMeta {
  const set = (key: 'label' | 'title' | 'description') =>
    setType(interpolate(value[key], placeOf([key]), context), context.locale)
  return { ...value, label: set('label'), title: set('title'), description: set('description') }
}

/** Parses the body of a page into blocks. */
export function parseBody(
  { tree, ...draft }: Draft,
  { collections, drafts, report }: { collections: Collections; drafts: readonly Draft[]; report: Report },
): Page {
  const context: BlockContext = {
    ...newContext(draft, collections, report),
    collections,
    anchors: new Set(),
    pageNamed: (id) => {
      const named = drafts.find((other) => other.route.id === id && other.locale === draft.locale)
      return named && { title: named.meta.title, path: named.path, description: named.meta.description }
    },
    articles: () => articlesAmong(drafts.filter(({ locale }) => locale === draft.locale)),
  }
  const blocks = buildBlocks(tree.children, context)
  const heroes = blocks.filter((block) => block.type === 'hero').length
  if (heroes !== 1)
    report({
      file: draft.file,
      line: 1,
      column: 1,
      message: `has ${heroes} hero blocks. A page has one: it holds the h1.`,
    })
  const author = authorOf(draft.meta, context)
  const withContents = draft.meta.toc ? addContents(blocks) : blocks
  return { ...draft, ...(author && { author }), blocks: withContents, sources: [...context.cited.values()] }
}

/** The contents stand after the hero and name what has a heading and an anchor. */
function addContents(blocks: readonly Block[]): Block[] {
  const entries = blocks.flatMap((block) =>
    'heading' in block && 'id' in block && block.heading && block.id ? [{ id: block.id, heading: block.heading }] : [],
  )
  return blocks.flatMap((block): Block[] => (block.type === 'hero' ? [block, { type: 'contents', entries }] : [block]))
}

function authorOf({ author: id }: PageMeta, { collections, file, locale, report }: BlockContext): Author | undefined {
  if (!id) return undefined
  const author = collections.authors.get(id)
  if (!author)
    report({
      file,
      line: 1,
      column: 1,
      message: `author '${id}' is not in src/content/authors/${locale}.yaml. Add them there.`,
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
  return { file, locale, report, sources: collections.sources, figures: collections.figures, cited: new Map() }
}
