import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { mainBlocks, nearest } from '../page/page.ts'

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
    const tables = page.elements.filter(
      ({ name, attributes }) => name === 'table' && attributes.role !== 'presentation',
    )
    const headers = page.elements.filter(({ name }) => name === 'th')
    const headed = new Set(headers.map((header) => nearest(header, deepest).find(({ name }) => name === 'table')))
    const bare = tables.filter((table) => !headed.has(table))
    if (bare.length > 0)
      return fail(
        bare.map(({ at }) => remark(msg`A table has no th.`, at)),
        '<tr><th scope="col">…</th><th scope="col">…</th></tr>',
      )
    const blocks = mainBlocks(page)
    const words = blocks.reduce((sum, block) => sum + block.words, 0)
    const lists = blocks.filter(({ kind }) => kind === 'item').length
    if (words < 50) return skip(msg`There is no text.`)
    if (words > longText && lists === 0 && tables.length === 0)
      return warn(
        remark(msg`${{ words }} words, and no list or table.`, blocks[0]?.at ?? 0),
        '<ul>\n  <li>…</li>\n</ul>',
      )
    return pass(msg`${{ tables: tables.length }} tables with headers, ${{ lists }} list items.`)
  },
}
