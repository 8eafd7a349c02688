import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { crawlers } from '../site/crawlers.ts'
import type { Attributes, GroupPart, IslandPart, Part, StaticPart } from './outline.ts'

export function group(tag: string, attributes: Attributes, parts: readonly Part[]): GroupPart {
  return { kind: 'group', tag, attributes, parts }
}

/** @param name of its file, in the `islands` of a kind of block or in src/app/islands.tsx @param props must survive JSON */
export function island<Props extends object>(name: string, props: Props): IslandPart {
  return { kind: 'island', name, props: JSON.stringify(props) }
}

export function staticPart(
  tag: string,
  attributes: Attributes,
  node: ReactNode,
  i18n: I18n,
): StaticPart & { content: { html: string } } {
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
  return { kind: 'static', tag, attributes, content: { html: keepTogether(html) } }
}

/** What is left as it is (of a drawing within a drawing, its words behind the inner one), a heading, another tag, or text. */
const piece = /<(svg|pre|text)\b.*?<\/\1>|<(h[1-3])\b.*?<\/\2>|<[^>]*>|[^<]+/gs

/** A tag, or a word with a hyphen inside. */
const inHeadings = /<[^>]*>|[^\s<>]*\p{L}-\p{L}[^\s<>]*/gu

const tokens = new Set(crawlers.flatMap(({ token }) => (token.includes('-') ? [token] : [])))
const crawlerNames = Array.from(tokens, (token) => token.replace(/[^\w-]/g, '\\$&'))

/**
 * In running text, of all words with a hyphen, only names ('JSON-LD', 'GPT-3', 'meta-externalagent'), 'e-mail', and those
 * that would leave one or two letters for the next line: 'parlons-en'.
 */
const inText = new RegExp(
  `(?<![\\p{L}\\d-])(?:${crawlerNames.join('|')}|\\p{Lu}[\\p{L}\\d]*-(?:[\\p{L}\\d]+-)*[\\p{Lu}\\d][\\p{L}\\d]*|[eE]-mails?|(?:\\p{L}+-)+\\p{Ll}{1,2}(?![\\p{L}-]))`,
  'gu',
)

/** Characters that fit on a line of 320 px: in the largest heading, and in widely spaced text at twice its size. */
const longest = { heading: 16, text: 13 }

/**
 * Keeps words such as 'AI-native' or 'qu’est-ce' of headings, and names such as 'JSON-LD' everywhere, on one line: a
 * browser breaks after any hyphen. By markup, because non-breaking hyphens would be copied, and not be found by a search.
 */
export function keepTogether(html: string): string {
  return html.replace(piece, (found, _left: string | undefined, heading: string | undefined) => {
    if (heading)
      return found.replace(inHeadings, (part) => (part.length > longest.heading ? part : marked(part, '<span>')))
    if (found.startsWith('<')) return found
    return found.replace(inText, (part) =>
      part.length > longest.text && !tokens.has(part) ? part : marked(part, '<span class="nb">'),
    )
  })
}

const marked = (part: string, open: string) => (part.startsWith('<') ? part : `${open}${part}</span>`)
