import type { Block } from '../content/model.ts'

/** Style sheets that a block needs beside the `style.css` of its folder, by name (sheet-files.ts): `sheets` of its view or parts. */
export type SheetsOf<Kind extends Block['type']> = (block: Extract<Block, { type: Kind }>) => readonly string[]

const kinds = import.meta.glob<{ sheets?: SheetsOf<Block['type']> }>('./*/{view,parts}.tsx', { eager: true })

/** The sheets that the blocks of a page need, each once. @param known all there are, in the order of the cascade */
export function sheetsFor(blocks: readonly Block[], known: readonly string[]): string[] {
  const names = new Set(blocks.flatMap(sheetsOf))
  return known.filter((name) => names.has(name))
}

function sheetsOf(block: Block): readonly string[] {
  return [
    block.type,
    ...['view', 'parts'].flatMap((file) => kinds[`./${block.type}/${file}.tsx`]?.sheets?.(block) ?? []),
    ...(block.type === 'columns' ? block.blocks.flatMap(sheetsOf) : []),
    ...(holdsTable(block) ? ['tables'] : []),
  ]
}

/** Running text may hold a table, wherever it is: in a card, in an answer, in a list. */
function holdsTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return ('type' in value && value.type === 'table') || Object.values(value).some(holdsTable)
}
