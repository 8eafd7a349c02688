import { type Block, mainBlocks, type Page } from './page/page.ts'
import { collapseSpaces } from './page/words.ts'

/** A piece of what is read, and the offset in the HTML of what it is made of. */
export type ReadLine = { readonly text: string; readonly at: number }

/** Stands between two lines. */
export const betweenLines = '\n\n'

/**
 * A page as a reader that runs no script gets it: the words of its content in order, as Markdown. What is hidden is not
 * in it; what scripts would write is not either.
 */
export function asRead(page: Page): string {
  return readLines(page)
    .map(({ text }) => text)
    .join(betweenLines)
}

/** The same line by line. */
export function readLines(page: Page): ReadLine[] {
  const lines = mainBlocks(page).map((block) => ({ text: lineOf(block), at: block.at }))
  return [...(page.title ? [{ text: `title: ${page.title}`, at: 0 }] : []), ...lines]
}

function lineOf({ kind, level, text }: Block): string {
  const words = collapseSpaces(text)
  if (kind === 'heading') return `${'#'.repeat(level)} ${words}`
  if (kind === 'item') return `- ${words}`
  if (kind === 'cell') return `| ${words}`
  if (kind === 'quote') return `> ${words}`
  if (kind === 'code') return `\`\`\`\n${text}\n\`\`\``
  return words
}
