import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keepTogether } from './keep-together.ts'
import type { Attributes, GroupPart, IslandPart, Part, StaticPart } from './outline.ts'

export function group(tag: string, attributes: Attributes, parts: readonly Part[]): GroupPart {
  return { kind: 'group', tag, attributes, parts }
}

/** @param name of its file, in the `islands` of a kind of block or in src/app/islands.tsx @param props as JSON can say them */
export function island<Props extends object>(name: string, props: Props): IslandPart {
  return { kind: 'island', name, props: JSON.stringify(props) }
}

export function staticPart(tag: string, attributes: Attributes, node: ReactNode, i18n: I18n): StaticPart {
  return { kind: 'static', tag, attributes, content: { html: htmlOf(node, i18n) } }
}

/** Much higher than their text is long: who measures them unseen, as axe does, would find them lying over each other. */
const tall = /<table|^<section class="(?:cta|block block--figures)/

/**
 * Blocks in a row. Each is marked with how much text it holds, in characters: at most 250 are 0, each doubling is one more,
 * beyond 4,000 are 5. By that a browser keeps room for what it has not laid out yet (blocks.css).
 */
export function staticBlocks(blocks: readonly ReactNode[], i18n: I18n): StaticPart {
  const html = blocks.map((block) => withSize(htmlOf(block, i18n))).join('')
  return { kind: 'static', tag: 'div', attributes: { className: 'flow' }, content: { html } }
}

const htmlOf = (node: ReactNode, i18n: I18n) =>
  keepTogether(renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>))

function withSize(html: string): string {
  if (tall.test(html)) return html
  const characters = html.replaceAll(/<[^>]*>/g, '').length
  const size = Math.min(5, Math.max(0, Math.ceil(Math.log2(characters / 250))))
  return html.replace('>', ` data-size="${size}">`)
}
