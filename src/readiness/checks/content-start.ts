import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'

/**
 * Where readers cut what they fetch, in characters. Most make text of a page first: the reference fetch server of the Model
 * Context Protocol gives `text` at a time, others up to `longText`; those that keep the HTML cut it far later. That styles in
 * the page put its content behind 20,000 characters of HTML was true of 83% of 721 pages, and told nothing of them.
 */
export const fetchLimits = { text: 5000, longText: 20_000, html: 100_000 } as const

export const contentStart: Check = {
  id: 'extract/content-start',
  weight: 2,
  grade: 'C',
  hint: true,
  title: msg`The content begins early in the file.`,
  why: msg`Tools that fetch a page for a model cut it: the reference fetch server of the Model Context Protocol after 5,000 characters of text. Styles, scripts, and menus before the content use that up.`,
  remedy: msg`Move styles and scripts into files, and long menus behind the content.`,
  source: 'https://github.com/modelcontextprotocol/servers/tree/main/src/fetch',
  counter: {
    says: msg`No maker of an assistant publishes its limit, and many extract the content first.`,
    source: 'https://github.com/modelcontextprotocol/servers/tree/main/src/fetch',
  },
  judge({ page }) {
    const index = page.blocks.findIndex(({ main }) => main)
    const first = page.blocks[index]
    if (!first) return skip(msg`There is no content.`)
    const text = page.blocks.slice(0, index).reduce((sum, block) => sum + block.text.length, 0)
    const facts = msg`The content begins after ${{ html: { number: first.at } }} characters of HTML and ${{ text: { number: text } }} of text.`
    if (text > fetchLimits.longText) return fail(remark(facts, first.at))
    if (first.at > fetchLimits.html || text > fetchLimits.text) return warn(remark(facts, first.at))
    return pass(facts, first.at)
  },
}
