import { setupI18n } from '@lingui/core'
import { structuredData } from '../content/blocks.ts'
import type { Block, Page, PageHead, PageMeta, Site } from '../content/model.ts'
import { byLocale, type Locale, locales, localize } from '../site/locales.ts'
import { pathOf, type RouteId, routeById, type StandIn } from '../site/routes.ts'

type Written = {
  locale?: Locale
  meta?: Partial<PageMeta>
  topics?: readonly string[]
  blocks?: readonly Block[]
  sources?: Page['sources']
}

/** A page of the route table, whether it is published or not. */
export function pageOf(id: RouteId, { locale = 'en', ...written }: Written = {}): Page {
  return pageAt(routeById(id), pathOf(id, locale), locale, written)
}

function pageAt(
  route: Page['route'],
  path: string,
  locale: Locale,
  { meta, topics = [], blocks = [], sources = [] }: Written = {},
): Page {
  const name = `${route.id} ${locale}`
  const head: PageHead = {
    route,
    locale,
    path,
    file: `src/content/pages/${route.id}/${locale}.md`,
    meta: {
      label: name,
      title: `Title of ${name}`,
      description: `Description of ${name}`,
      keywords: ['one', 'two'],
      schemaType: 'WebPage',
      lastUpdated: '2026-11-21',
      noindex: false,
      toc: false,
      ...meta,
    },
    topics: [`page ${route.id}`, ...topics],
  }
  return {
    ...head,
    blocks: [
      { type: 'hero', title: `Heading of ${name}`, lead: words('Lead.'), actions: [], cited: undefined },
      ...blocks,
    ],
    sources: [...sources],
    ...structuredData(blocks, head),
  }
}

/** A site of these pages in both languages. @param changed pages in place of the plain ones */
export function siteOf(ids: readonly RouteId[], ...changed: readonly Page[]): Site {
  const pages = locales.flatMap((locale) =>
    ids.map((id) => changed.find((page) => page.route.id === id && page.locale === locale) ?? pageOf(id, { locale })),
  )
  const standIn = (id: StandIn, path: string) => {
    const at = (locale: Locale) => pageAt({ id, path, type: 'other', published: true }, localize(path, locale), locale)
    return byLocale(at)
  }
  return {
    pages,
    notFound: standIn('not-found', '/404'),
    gone: standIn('gone', '/410'),
    offline: standIn('offline', '/offline'),
  }
}

/** An `I18n` without translations: it gives the English of the source in every language. */
export const wordsOf = (locale: Locale) => setupI18n({ locale, messages: { [locale]: {} } })

/** A passage of one paragraph. */
export function words(value: string): Extract<Block, { type: 'prose' }>['body'] {
  return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] }
}
