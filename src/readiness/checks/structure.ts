import { msg, plural } from '#lingui/macro'
import { countEach } from '../../site/count-each.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Element, mainBlocks, nearest, type Page, wordCount } from '../page/page.ts'
import { countWords } from '../page/words.ts'

// A text this long has something to enumerate or to compare.
const longText = 600
/** A cell is at most this deep in its table. */
const deepest = 8

export const structure: Check = {
  id: 'extract/structure',
  weight: 4,
  grade: 'C',
  hint: true,
  title: msg`Lists are lists, and tables name their columns.`,
  why: msg`A cell without a header is a number without a meaning once the table is turned into text.`,
  remedy: msg`Mark headers with th, enumerations with ul or ol.`,
  source: 'https://www.w3.org/WAI/tutorials/tables/',
  judge({ page }) {
    const tables = tablesOf(page)
    const headed = new Set(countedByTable(page, 'th').keys())
    const bare = tables.filter((table) => !headed.has(table))
    const [first] = bare
    if (first)
      return fail(
        bare.map(({ at }) => remark(msg`A table has no th.`, at)),
        hasPairs(first, page)
          ? '<tr><th scope="row">…</th><td>…</td></tr>'
          : '<tr><th scope="col">…</th><th scope="col">…</th></tr>',
      )
    const blocks = mainBlocks(page)
    const words = wordCount(blocks)
    const lists = blocks.filter(({ kind }) => kind === 'item').length
    if (words < 50) return skip(msg`There is no text.`)
    if (words > longText && lists === 0 && !page.elements.some(({ name }) => name === 'table'))
      return warn(
        remark(msg`${{ words }} words, and no list or table.`, blocks[0]?.at ?? 0),
        '<ul>\n  <li>…</li>\n</ul>',
      )
    return pass(
      msg`${plural({ tables: tables.length }, { one: '# table', other: '# tables' })} with headers, ${plural({ lists }, { one: '# list item', other: '# list items' })}.`,
    )
  },
}

/**
 * Tables of data: one that holds another, a field of a form, a list or a heading, has a single row or column, fewer words
 * than cells, or hardly a word outside links, arranges the page.
 */
function tablesOf(page: Page): Element[] {
  const [rows, cells, ...inner] = ['tr', 'td', 'table', 'input', 'select', 'textarea', 'ul', 'ol', 'h2', 'h3'].map(
    (name) => countedByTable(page, name),
  )
  const linked = new Map<Element, number>()
  for (const { element, text } of page.anchors)
    for (const table of tableAround(element)) linked.set(table, (linked.get(table) ?? 0) + countWords(text))
  return page.elements.filter((table) => {
    if (table.name !== 'table' || /^(?:presentation|none)$/.test(table.attributes.role ?? '')) return false
    const [count, all] = [rows?.get(table) ?? 0, cells?.get(table) ?? 0]
    return (
      count > 1 &&
      all > count &&
      table.words >= all &&
      !inner.some((held) => held.has(table)) &&
      table.words > 1.5 * (linked.get(table) ?? 0)
    )
  })
}

/** Whether each row has two cells: the first is the head of the row, and the table may have none of columns. */
const hasPairs = (table: Element, page: Page) =>
  countedByTable(page, 'td').get(table) === 2 * (countedByTable(page, 'tr').get(table) ?? 0)

/** How many elements of a name each table holds, without those of a table within it. */
function countedByTable({ elements }: Page, name: string): Map<Element, number> {
  return countEach(elements.filter((one) => one.name === name).flatMap(tableAround))
}

/** The innermost table that an element is in. */
const tableAround = ({ parent }: Element): Element[] =>
  parent
    ? nearest(parent, deepest)
        .filter(({ name }) => name === 'table')
        .slice(0, 1)
    : []
