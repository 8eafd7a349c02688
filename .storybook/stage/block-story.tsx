import type { StoryObj } from '@storybook/react-vite'
import { useCallback } from 'react'
import type { Part } from '../../src/blocks/outline.ts'
import { everyPage } from '../../src/content/find.ts'
import type { Block, Page, Site } from '../../src/content/model.ts'
import { defaultLocale, type Locale } from '../../src/site/locales.ts'
import { Composed } from './composed.tsx'
import type { Words } from './words.ts'

type Kind = Block['type']
type Of<K extends Kind> = Extract<Block, { type: K }>

/**
 * The first block of a kind in the content, shown as on its page.
 * @param is chooses among different ones
 * @param locale the language that has one
 */
export function blockStory<K extends Kind>(
  kind: K,
  is: (block: Of<K>) => boolean = () => true,
  locale: Locale = defaultLocale,
): StoryObj {
  const isIt = (block: Block): block is Of<K> => block.type === kind && is(block as Of<K>)
  return {
    parameters: { layout: 'fullscreen', citence: { block: kind, locale } },
    render: () => <OneBlock kind={kind} is={isIt} />,
  }
}

function OneBlock({ kind, is }: { kind: Kind; is: (block: Block) => boolean }) {
  const find = useCallback((site: Site, { locale }: Words) => pageWithOnly(kind, is, site, locale), [kind, is])
  return <Composed find={find} show={mainOnly} />
}

function pageWithOnly(kind: Kind, is: (block: Block) => boolean, site: Site, locale: Locale): Page {
  for (const page of everyPage(site).filter((one) => one.locale === locale)) {
    const block = page.blocks.flatMap((one) => (one.type === 'columns' ? [one, ...one.blocks] : [one])).find(is)
    if (block) return { ...page, blocks: [block] }
  }
  throw new Error(`No page in '${locale}' has such a '${kind}' block. Write one, or take its story away.`)
}

const mainOnly = (parts: readonly Part[]) => parts.filter((part) => part.kind === 'group' && part.tag === 'main')
