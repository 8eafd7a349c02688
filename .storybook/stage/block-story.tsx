import type { StoryObj } from '@storybook/react-vite'
import { useCallback } from 'react'
import type { Part } from '../../src/blocks/outline.ts'
import { everyPage } from '../../src/content/find.ts'
import type { Block, Page, Site } from '../../src/content/model.ts'
import type { Locale } from '../../src/site/locales.ts'
import { statesOf } from '../content/block-states.ts'
import { Composed } from './composed.tsx'
import type { Words } from './words.ts'

type Kind = Block['type']

/** The first block of a kind in the content that has a state (.storybook/content/block-states.ts), shown as on its page. */
export function blockStory(kind: Kind, state: string): StoryObj {
  const isInState = statesOf(kind)[state]
  const is = (block: Block) => block.type === kind && isInState?.(block) === true
  return {
    parameters: { layout: 'fullscreen', citence: { block: kind } },
    render: () => <OneBlock kind={kind} is={is} />,
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
