import { msg, plural } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Block, mainBlocks, nearest } from '../page/page.ts'
import { short } from '../page/words.ts'

const long = 400
const tooLong = 1000

export const sectionLength: Check = {
  id: 'extract/section-length',
  weight: 3,
  grade: 'C',
  title: msg`Sections are about one passage long.`,
  why: msg`Retrieval cuts pages into passages of a few hundred words; a long section is cut where it happens to be, and its heading is lost for the rest.`,
  remedy: msg`Give sections of more than ${{ long }} words a subheading.`,
  source: 'https://arxiv.org/abs/2602.12187',
  judge({ page }) {
    const sections = sectionsOf(mainBlocks(page))
    if (sections.length === 0) return skip(msg`There are no sections.`)
    const over = sections.filter((section) => section.words > long && isProse(section))
    const remarks = over.map(({ heading, words }) =>
      remark(msg`“${{ heading: short(heading.text) }}” has ${{ words }} words.`, heading.at),
    )
    const fix = '<h3>…</h3>'
    if (over.some(({ words }) => words > tooLong)) return fail(remarks, fix)
    if (over.length > 0) return warn(remarks, fix)
    const most = sections.filter(isProse).reduce((most, { words }) => Math.max(most, words), 0)
    return pass(
      msg`${plural({ count: sections.length }, { one: '# section', other: '# sections' })} of ${plural({ most }, { one: '# word', other: '# words' })} at most.`,
    )
  },
}

/** Names and prices of a shelf are as short as cells, and are cut as they are. */
function isProse({ blocks, words }: Section): boolean {
  const running = blocks.filter(({ kind }) => kind === 'text' || kind === 'quote')
  return words >= shortest * running.length
}

/** Words of a passage, on average. */
const shortest = 6

/** A heading, or the question that opens an answer, and what is below it, up to the next. */
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
    if (opens(block)) sections.push({ heading: block, blocks: [], words: 0 })
    else if (section) {
      section.blocks.push(block)
      if (block.kind === 'text' || block.kind === 'quote') section.words += block.words
    }
  }
  return sections
}

const opens = ({ kind, level, element }: Block) =>
  kind === 'heading' ? level < 5 : nearest(element, 3).some(({ name }) => name === 'summary')
