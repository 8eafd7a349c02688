import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { keepTogether } from './keep-together.ts'
import type { Attributes, GroupPart, IslandPart, Part, StaticPart } from './outline.ts'

export function group(tag: string, attributes: Attributes, parts: readonly Part[]): GroupPart {
  return { kind: 'group', tag, attributes, parts }
}

/** @param name of its file, in the `islands` of a kind of block or in src/app/islands.tsx @param props must survive JSON */
export function island<Props extends object>(name: string, props: Props): IslandPart {
  return { kind: 'island', name, props: JSON.stringify(props) }
}

export function staticPart(tag: string, attributes: Attributes, node: ReactNode, i18n: I18n): StaticPart {
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
  return { kind: 'static', tag, attributes, content: { html: keepTogether(html) } }
}
