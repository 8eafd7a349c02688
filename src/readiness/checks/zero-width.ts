import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { isApart, offsetIn } from '../page/page.ts'

// U+202F and U+00A0 are no part of it: French is set with them. Joiners belong to emoji and to Indic and Arabic scripts.
// A variation selector follows the sign that it changes: several in a row carry bytes.
// Two characters at least are needed to write with, and several to write a word; editors leave rows of one.
const run = /[\u200b-\u200d\u2060-\u2064\ufeff\u180e\p{Variation_Selector}]{6,}/u
const tags = /[\u{e0000}-\u{e007f}]{2,}/u
// Those of England, Scotland and Wales; more tags behind one would be a message.
const flag = /\u{1f3f4}[\u{e0030}-\u{e007a}]{2,5}\u{e007f}/gu
// Embeddings and isolates, which networks set around names, turn no letter.
const overrides = /[\u202d\u202e]/u
// Between letters: formulas are set with some between boxes.
const single = /(?<=[\p{L}\p{N}])[\u200b\u2060\ufeff]{1,5}(?=[\p{L}\p{N}])/gu
const few = 10

export const zeroWidth: Check = {
  id: 'safety/zero-width',
  weight: 0,
  grade: 'A',
  title: msg`No zero-width characters carry a message.`,
  why: msg`Runs of zero-width characters and Unicode tags can hold text that a model reads and nobody sees.`,
  remedy: msg`Remove them; the narrow and unbreakable spaces of French may stay.`,
  source: 'https://www.unicode.org/reports/tr36/',
  judge({ page }) {
    // What is shown on demand, or to nobody, is in the HTML all the same.
    const texts = [...page.blocks, ...page.hidden.filter(isApart).map(({ text, at }) => ({ text, at, pieces: [] }))]
    const found = texts.flatMap((block) => {
      const text = block.text.replace(flag, (whole) => ' '.repeat(whole.length))
      return [run, tags, overrides].flatMap((pattern) => {
        const match = pattern.exec(text)
        if (!match || (pattern === run && new Set(match[0]).size < 2)) return []
        const length = [...match[0]].length
        return [
          {
            isOverride: pattern === overrides,
            remark: remark(
              pattern === overrides
                ? msg`A character turns the direction of the text.`
                : msg`${{ length }} invisible characters in a row.`,
              offsetIn(block, match.index),
            ),
          },
        ]
      })
    })
    const hiding = found.filter(({ isOverride }) => !isOverride)
    if (hiding.length > 0) return fail(hiding.map(({ remark }) => remark))
    const strewn = texts.reduce((sum, { text }) => sum + (text.match(single)?.length ?? 0), 0)
    const remarks = [
      ...found.map(({ remark }) => remark),
      ...(strewn > few
        ? [
            remark(
              msg`${{ strewn }} zero-width characters within words.`,
              texts.find(({ text }) => text.search(single) >= 0)?.at,
            ),
          ]
        : []),
    ]
    if (remarks.length > 0) return warn(remarks)
    return pass(msg`None.`)
  },
}
