import type { Block } from './page.ts'

/** A heading and what is below it, up to the next. */
export type Section = {
  readonly heading: Block
  readonly blocks: readonly Block[]
  /** Of running text. Cells, lists and code are cut by themselves. */
  readonly words: number
}

/** What retrieval cuts a page into, as far as its headings say. What is before the first heading is in none. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: { heading: Block; blocks: Block[]; words: number }[] = []
  for (const block of blocks) {
    const section = sections.at(-1)
    if (block.kind === 'heading' && block.level < 5) sections.push({ heading: block, blocks: [], words: 0 })
    else if (section) {
      section.blocks.push(block)
      if (block.kind === 'text' || block.kind === 'quote') section.words += block.words
    }
  }
  return sections
}
