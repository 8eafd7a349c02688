import type { Block } from '../content/model.ts'

/**
 * Styles that only some pages need, by name; the file of each, relative to the project. The first bytes of a page carry
 * the rest and these only where a block asks for them. In the order in which they may override each other.
 */
export const sheets = {
  cited: 'src/blocks/sheets/cited.css',
  contents: 'src/blocks/sheets/contents.css',
  cards: 'src/blocks/sheets/cards.css',
  figures: 'src/blocks/sheets/figures.css',
  terms: 'src/blocks/sheets/terms.css',
  questions: 'src/blocks/sheets/questions.css',
  quotation: 'src/blocks/sheets/quotation.css',
  tables: 'src/blocks/sheets/tables.css',
  passage: 'src/blocks/sheets/passage.css',
  charts: 'src/blocks/charts/charts.css',
  exhibits: 'src/blocks/sheets/exhibits.css',
  film: 'src/blocks/sheets/film.css',
  glossary: 'src/blocks/sheets/glossary.css',
  'form-block': 'src/blocks/sheets/form-block.css',
  roi: 'src/roi/roi.css',
  checker: 'src/checker/checker.css',
  columns: 'src/blocks/sheets/columns.css',
  cta: 'src/blocks/sheets/cta.css',
} as const

export type SheetName = keyof typeof sheets

const wanted: Partial<Record<Block['type'], readonly SheetName[]>> = {
  contents: ['contents'],
  cards: ['cards'],
  steps: ['cards'],
  figures: ['figures'],
  terms: ['terms'],
  'contact-details': ['terms'],
  'legal-identity': ['terms'],
  questions: ['questions'],
  quotation: ['quotation'],
  statement: ['passage'],
  'crawler-policy': ['tables'],
  chart: ['charts'],
  glossary: ['glossary'],
  articles: ['cards', 'exhibits'],
  'case-studies': ['figures', 'terms', 'exhibits'],
  'source-list': ['exhibits'],
  video: ['questions', 'film'],
  form: ['form-block'],
  'roi-calculator': ['tables', 'charts', 'roi'],
  'readiness-checker': ['checker'],
  columns: ['columns'],
  'call-to-action': ['cta'],
}

/** The sheets that the blocks of a page need, each once. */
export function sheetsFor(blocks: readonly Block[]): SheetName[] {
  const names = new Set(blocks.flatMap(sheetsOf))
  return Object.keys(sheets).filter((name): name is SheetName => names.has(name as SheetName))
}

function sheetsOf(block: Block): readonly SheetName[] {
  return [
    ...(wanted[block.type] ?? []),
    ...(block.type === 'columns' ? block.blocks.flatMap(sheetsOf) : []),
    ...(block.type === 'hero' && block.cited ? (['cited'] as const) : []),
    ...(block.type === 'case-studies' && block.studies.some(({ testimonial }) => testimonial)
      ? (['quotation'] as const)
      : []),
    ...(block.type === 'figures' && block.detail ? (['passage'] as const) : []),
    ...(hasTable(block) ? (['tables'] as const) : []),
  ]
}

/** Running text may hold a table, wherever it stands. */
const hasTable = (block: Block) =>
  'body' in block && 'children' in block.body && block.body.children.some(({ type }) => type === 'table')
