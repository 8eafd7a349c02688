import { msg } from '#lingui/macro'
import { crawlers } from '../../site/crawlers.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark } from '../judgement.ts'
import { writtenFor } from '../page/scripts.ts'
import { countWords } from '../page/words.ts'

const named =
  /(?:^|[\s_-])(?:for|only|show)?-?(?:ai|llm|bots?|crawlers?)-?(?:only|content|text|instructions?)(?:$|[\s_-])/i
const tokens = crawlers.map(({ token }) => token.toLowerCase()).filter((token) => /bot|user|crawler/.test(token))
// Fewer are a label.
const fewest = 3

export const botsOnly: Check = {
  id: 'safety/bots-only',
  weight: 0,
  grade: 'A',
  title: msg`Crawlers are shown what people are shown.`,
  why: msg`Showing crawlers a different text from the one people see is cloaking, which Google counts as spam.`,
  remedy: msg`Show everybody the same.`,
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  judge({ page }) {
    const marked = page.hidden.filter(
      ({ how, onDemand, text, element }) =>
        how !== 'aria' &&
        how !== 'faint' &&
        !onDemand &&
        countWords(text) >= fewest &&
        (named.test((element.attributes.class ?? '').slice(0, 500)) || named.test(element.attributes.id ?? '')),
    )
    const sniffing = page.scripts.flatMap(({ text, attributes, at }) => {
      const written = /json/i.test(attributes.type ?? '') ? undefined : writtenFor(tokens, text)
      return written ? [{ at: at + written.at, words: written.writes.trim().slice(0, 60) }] : []
    })
    const remarks = [
      ...marked.map(({ at }) => remark(msg`A hidden text is marked as being for bots.`, at)),
      ...sniffing.map(({ at, words }) =>
        remark(msg`A script shows this when a crawler reads the page, and only then: “${{ words }}”.`, at),
      ),
    ]
    if (remarks.length > 0) return fail(remarks)
    return pass(msg`Nothing tells them apart.`)
  },
}
