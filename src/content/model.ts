import type { Root } from 'mdast'
import type { Question as AskedQuestion, Thing } from 'schema-dts'
import { z } from 'zod'
import { type Locale, locales } from '../site/locales.ts'
import type { Route, RouteId, StandIn } from '../site/routes.ts'
import { type Author, id, isoDate, text, webAddress, yearMonthOrDay } from './collection-schemas.ts'
import type { Account } from './evidence.ts'

const difficulty = z.enum(['beginner', 'intermediate', 'advanced'])

const isDayAndHour = /^.{10}T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/

/** Frontmatter of a page. */
export const pageMetaSchema = z
  .strictObject({
    label: text.describe('Short name: navigation, breadcrumbs, related resources'),
    title: text.max(70).describe('The document title; the name of the site is appended'),
    description: text.min(50).max(170).describe('One or two sentences for results pages'),
    keywords: z.array(text).default([]),
    schemaType: z
      .enum([
        'WebPage',
        'AboutPage',
        'CollectionPage',
        'ContactPage',
        'FAQPage',
        'Article',
        'ScholarlyArticle',
        'VideoObject',
      ])
      .default('WebPage'),
    lastUpdated: isoDate.describe('When the content last changed in substance'),
    noindex: z.boolean().default(false),
    author: id.optional().describe('Who answers for the page: an id of src/content/authors'),
    datePublished: isoDate.optional(),
    publishAt: z
      .string()
      .refine((at) => isDayAndHour.test(at) && isoDate.safeParse(at.slice(0, 10)).success && Date.parse(at) >= 0, {
        message: 'must be a day and an hour with its zone, such as 2026-12-01T09:00+01:00',
      })
      .optional()
      .describe('Not in a build before this hour: 2026-12-01T09:00+01:00'),
    readTime: z.number().int().positive().optional().describe('Minutes; counted for an article that does not say it'),
    section: text.optional().describe('Category of an article'),
    toc: z.boolean().default(false).describe('Contents of the page, for long ones'),
  })
  .refine(
    ({ schemaType, datePublished, publishAt }) => !schemaType.endsWith('Article') || (datePublished ?? publishAt),
    {
      path: ['datePublished'],
      message: 'is missing. An article says when it was first published: write a date such as 2026-11-21',
    },
  )
export type PageMeta = z.infer<typeof pageMetaSchema>

/** A work that copy may cite. `id` is what `:cite[…]` names. */
export const sourceSchema = z.strictObject({
  id,
  title: text,
  lang: z.enum(locales).optional().describe('The language of the title, where it is not that of the page'),
  authors: text.optional(),
  publisher: text.optional(),
  date: yearMonthOrDay,
  type: z.enum([
    'study',
    'benchmark',
    'guidelines',
    'documentation',
    'internal',
    'research',
    'article',
    'book',
    'website',
    'report',
  ]),
  url: webAddress.optional(),
  note: text.optional(),
})
export type Source = z.infer<typeof sourceSchema>

/** An entry of the ledger of figures: it has a source, or it is the agency's own and says so. */
export const figureSchema = z
  .strictObject({
    id,
    value: text,
    label: text,
    description: text,
    method: text,
    date: yearMonthOrDay,
    source: id.optional(),
    agency: z.literal(true).optional(),
    sample: z.number().int().positive().optional().describe('How many were asked or counted, as published'),
  })
  .refine((figure) => (figure.source === undefined) !== (figure.agency === undefined), {
    message:
      "has to say who answers for it: a source, or the agency, not both. Write 'source:' with an id of src/content/sources, or 'agency: true'",
  })
export type Figure = z.infer<typeof figureSchema>

export const questionSchema = z.strictObject({
  id,
  question: text,
  answer: text.describe('Inline Markdown'),
  category: text,
  difficulty,
  relatedQuestions: z.array(id).default([]),
  lastUpdated: isoDate,
})

export const termSchema = z.strictObject({
  id,
  term: text,
  definition: text.describe('Inline Markdown'),
  etymology: text.optional(),
  examples: z.array(text).default([]),
  relatedTerms: z.array(id).default([]),
  category: z.enum(['optimization', 'metrics', 'technology']),
  difficulty,
  sources: z.array(id).default([]),
  synonyms: z.array(text).default([]),
  antonyms: z.array(text).default([]),
  seeAlso: z.array(z.strictObject({ term: text, url: text.optional() })).default([]),
})

/** Markdown of a passage, references resolved: links are paths, marks are numbered. */
export type Rich = Root

/** `anchor`: where it is on its page; the id, unless something else was under that name before. */
export type Question = Omit<z.infer<typeof questionSchema>, 'answer'> & { anchor: string; answer: Rich }
export type Term = Omit<z.infer<typeof termSchema>, 'definition' | 'seeAlso' | 'sources'> & {
  anchor: string
  definition: Rich
  sources: Source[]
  /** Where to read on; without an address while the page is unpublished. */
  seeAlso: { text: string; href: string | undefined }[]
}

/** A link that copy offers as a button. */
export type Action = { href: string; text: string }

/** A source as a page shows it. `imprint`: who, where, when; `account`: what is known of it; `place`: the address where that is published. */
export type ListedSource = KnownSource & { imprint: string; place?: string | undefined }

/** A source, and what the ledger of evidence knows of it. */
export type KnownSource = Source & { account?: Account | undefined }

/** A source as one page cites it; `mentions`: how often, once the whole page has been read. */
export type CitedSource = ListedSource & { number: number; mentions: number }

/** One of the places where a page cites a source. */
export type Citation = CitedSource & { mention: number }

/** What kind of statement a quotable block makes (specification, section 3). */
export const statementKinds = ['definition', 'answer', 'comparison', 'citation', 'fact'] as const
export type StatementKind = (typeof statementKinds)[number]
export const confidenceLevels = ['high', 'medium', 'low', 'theoretical'] as const
export type Confidence = (typeof confidenceLevels)[number]

/**
 * The kinds of block by name. Each adds itself in `src/blocks/<kind>/schema.ts`. `id` is a block's anchor; `sources` are
 * those that the page cites for the first time in it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled where each kind is written
export interface BlockKinds {}

/** One block of a page. */
export type Block = BlockKinds[keyof BlockKinds]

/** An article as the list of articles shows it. */
export type ArticleTeaser = {
  path: string
  title: string
  description: string
  published: string
  readTime: number
  section: string
}

export type Page = {
  route: Route & { id: RouteId | StandIn }
  locale: Locale
  /** Canonical path, such as `/fr/faq`. */
  path: string
  /** The file the page was written in, relative to the project: for messages. */
  file: string
  meta: PageMeta
  /** What it is about, for related pages: its own name, the pages it leads to, the works it cites, its keywords. */
  topics: readonly string[]
  /** Who answers for the page, when the frontmatter names someone. */
  author?: Author
  blocks: Block[]
  sources: CitedSource[]
  /** What the blocks are about, as structured data: an entry each. */
  entities: Thing[]
  /** The questions that the page answers, as structured data. */
  asked: AskedQuestion[]
}

/** What the rest of the site knows of a page: all but its content. */
export type PageHead = Pick<Page, 'route' | 'locale' | 'path' | 'file' | 'meta' | 'topics'>

/** The pages of the route table, and those that stand in for one: whole, or no more than their heads. */
type Pages<Kind extends PageHead> = {
  pages: Kind[]
  /** The 404 page of each language: not in the route table, not indexed. */
  notFound: Record<Locale, Kind>
  /** Stands for a page that was withdrawn; likewise not in the table. */
  gone: Record<Locale, Kind>
  /** Stands for a page that is not on the device while there is no network; likewise not in the table. */
  offline: Record<Locale, Kind>
}

/** Everything that is written, in both languages; every output of the site is a function of this. */
export type Site = Pages<Page>

/** Address and name of every page: enough for lists, and for links from one page to others. */
export type SiteIndex = Pages<PageHead>
