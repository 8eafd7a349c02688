import { parsedUrl } from '../json-ld/site/parsed-url.ts'
import type { Locale } from '../site/locales.ts'
import { languageOf } from './language/language-of.ts'
import { canonicalsOf, metaOf, type Page } from './page/page.ts'
import { readPage } from './page/read-page.ts'
import { parseRobots, type Robots } from './robots/parse.ts'

/** What is given to be judged: the HTML as a server sends it, and what else is at hand. */
export type Input = {
  readonly html: string
  /** The address the page was asked for under. */
  readonly url?: string | undefined
  /** The header X-Robots-Tag that it came with. */
  readonly robotsTag?: string | undefined
  readonly robots?: string | undefined
  readonly llms?: string | undefined
  readonly sitemap?: string | undefined
  /** HTML of the same page in the other language. */
  readonly other?: string | undefined
  /** The day that it is judged on, `2026-11-21`; without it, the one that the clock tells. */
  readonly today?: string | undefined
}

/** The same, read. */
export type Subject = Pick<Input, 'url' | 'robotsTag' | 'llms' | 'sitemap'> & {
  readonly page: Page
  readonly other: Page | undefined
  /** The address that the page is of: as given, else as it says itself. */
  readonly address: URL | undefined
  readonly robots: Robots | undefined
  readonly today: string
  /** What its words are in: by its `lang`, else by its words. Languages of no interest here are undefined. */
  readonly language: Locale | undefined
}

export function subjectOf({ html, robots, other, today, ...given }: Input): Subject {
  const page = readPage(html)
  return {
    ...given,
    page,
    other: other === undefined ? undefined : readPage(other),
    address: addressOf(page, given.url),
    robots: robots === undefined ? undefined : parseRobots(robots),
    today: today ?? new Date().toISOString().slice(0, 10),
    language: languageOf(page),
  }
}

function addressOf(page: Page, url: string | undefined): URL | undefined {
  for (const one of [url, canonicalsOf(page)[0]?.href, metaOf(page, 'og:url')?.attributes.content]) {
    const parsed = one === undefined ? undefined : parsedUrl(one)
    if (!parsed || !/^https?:$/.test(parsed.protocol)) continue
    // A place within the page is no address of its own.
    parsed.hash = ''
    return parsed
  }
  return undefined
}
