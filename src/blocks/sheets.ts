import type { Block } from '../content/model.ts'

/** Style sheets that a block needs beside the `style.css` of its folder, by name (sheet-files.ts). */
export type SheetsOf<Kind extends Block['type']> = (block: Extract<Block, { type: Kind }>) => readonly string[]

const besides = import.meta.glob<SheetsOf<Block['type']>>('./*/sheets.ts', { eager: true, import: 'default' })

/** The sheets that the blocks of a page need, each once. @param known all there are, in the order of the cascade */
export function sheetsFor(blocks: readonly Block[], known: readonly string[]): string[] {
  const names = new Set(blocks.flatMap(sheetsOf))
  return known.filter((name) => names.has(name))
}

function sheetsOf(block: Block): readonly string[] {
  return [
    block.type,
    ...(besides[`./${block.type}/sheets.ts`]?.(block) ?? []),
    ...(block.type === 'columns' ? block.blocks.flatMap(sheetsOf) : []),
    ...(hasTable(block) ? ['tables'] : []),
  ]
}

/** Running text may hold a table, wherever it is. */
const hasTable = (block: Block) =>
  'body' in block && 'children' in block.body && block.body.children.some(({ type }) => type === 'table')
