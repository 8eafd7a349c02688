import { msg, plural } from '#lingui/macro'
import { countEach } from '../../site/count-each.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type Element, mainBlocks, nearest, type Page, wordCount } from '../page/page.ts'

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
    if (bare.length > 0)
      return fail(
        bare.map(({ at }) => remark(msg`A table has no th.`, at)),
        '<tr><th scope="col">…</th><th scope="col">…</th></tr>',
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

/** Tables of data: one that holds another, or has a single row or column, arranges the page. */
function tablesOf(page: Page): Element[] {
  const [rows, cells, inner] = ['tr', 'td', 'table'].map((name) => countedByTable(page, name))
  return page.elements.filter((table) => {
    if (table.name !== 'table' || /^(?:presentation|none)$/.test(table.attributes.role ?? '')) return false
    const count = rows?.get(table) ?? 0
    return count > 1 && (cells?.get(table) ?? 0) > count && !inner?.has(table)
  })
}

/** How many elements of a name each table holds, without those of a table within it. */
function countedByTable({ elements }: Page, name: string): Map<Element, number> {
  const named = elements.filter((one) => one.name === name)
  return countEach(
    named.flatMap(({ parent }) => (parent && nearest(parent, deepest).find((one) => one.name === 'table')) ?? []),
  )
}
