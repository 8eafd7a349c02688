import type { Block } from '../content/model.ts'

/**
 * Styles that only some pages need, by name; the file of each, relative to the project. The first bytes of a page carry
 * the rest and these only where a block asks for them.
 */
export const sheets = {
  charts: 'src/blocks/charts/charts.css',
  exhibits: 'src/blocks/exhibits.css',
  film: 'src/blocks/film.css',
  glossary: 'src/blocks/glossary.css',
} as const

export type SheetName = keyof typeof sheets

const wanted: Partial<Record<Block['type'], SheetName>> = {
  chart: 'charts',
  glossary: 'glossary',
  articles: 'exhibits',
  author: 'exhibits',
  'case-studies': 'exhibits',
  'source-list': 'exhibits',
  video: 'film',
}

/** The sheets that the blocks of a page need, each once. */
export function sheetsFor(blocks: readonly Block[]): SheetName[] {
  const names = blocks.flatMap((block): SheetName[] => {
    if (block.type === 'columns') return sheetsFor(block.blocks)
    const name = wanted[block.type]
    return name ? [name] : []
  })
  return [...new Set(names)]
}
