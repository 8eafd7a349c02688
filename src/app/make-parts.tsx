import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IslandName, IslandProps } from './islands.tsx'
import { keepTogether } from './keep-together.ts'
import type { Attributes, GroupPart, IslandPart, Part, StaticPart } from './outline.ts'

export function group(tag: string, attributes: Attributes, parts: readonly Part[]): GroupPart {
  return { kind: 'group', tag, attributes, parts }
}

export function island<Name extends IslandName>(
  name: Name,
  ...[props]: IslandProps<Name> extends undefined ? [] : [IslandProps<Name>]
): IslandPart {
  return { kind: 'island', name, props: JSON.stringify(props ?? {}) }
}

export function staticPart(tag: string, attributes: Attributes, node: ReactNode, i18n: I18n): StaticPart {
  const html = renderToStaticMarkup(<I18nProvider i18n={i18n}>{node}</I18nProvider>)
  return { kind: 'static', tag, attributes, content: { html: keepTogether(html) } }
}
