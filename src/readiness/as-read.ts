import { type Block, mainBlocks, type Page } from './page/page.ts'
import { readPage } from './page/read-page.ts'
import { squeezed } from './page/words.ts'

/**
 * A page as a reader that runs no script gets it: the words of its content in order, as Markdown. What is hidden is not
 * in it; what scripts would write is not either.
 */
export function asRead(html: string): string {
  return asReadOf(readPage(html))
}

/** The same of a page that was read already. */
export function asReadOf(page: Page): string {
  const lines = mainBlocks(page).map(lineOf)
  return [...(page.title ? [`title: ${page.title}`] : []), ...lines].join('\n\n')
}

function lineOf({ kind, level, text }: Block): string {
  const words = squeezed(text)
  if (kind === 'heading') return `${'#'.repeat(level)} ${words}`
  if (kind === 'item') return `- ${words}`
  if (kind === 'cell') return `| ${words}`
  if (kind === 'quote') return `> ${words}`
  if (kind === 'code') return `\`\`\`\n${text}\n\`\`\``
  return words
}
