import { crawlers } from '../../site/crawlers.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { countWords } from '../page/words.ts'
import { said } from '../said.ts'

const named =
  /(?:^|[\s_-])(?:for|only|show)?-?(?:ai|llm|bots?|crawlers?)-?(?:only|content|text|instructions?)(?:$|[\s_-])/i
const tokens = crawlers.map(({ token }) => token.toLowerCase()).filter((token) => /bot|user|crawler/.test(token))
const writes =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|textContent\s*=|innerText\s*=|appendChild|\.append\(/
// A note that scripts are off is short.
const note = 150

export const botsOnly: Check = {
  id: 'safety/bots-only',
  weight: 0,
  grade: 'A',
  title: said('Crawlers are shown what people are shown.', 'Les robots voient ce que voient les lecteurs.'),
  why: said(
    'Showing crawlers another text than people is cloaking, which Google counts as spam.',
    'Montrer aux robots un autre texte qu’aux lecteurs est du « cloaking », que Google compte comme du spam.',
  ),
  remedy: said('Show everybody the same.', 'Montrez la même chose à tous.'),
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  judge({ page }) {
    const marked = page.hidden.filter(
      ({ element }) =>
        named.test((element.attributes.class ?? '').slice(0, 500)) || named.test(element.attributes.id ?? ''),
    )
    const sniffing = page.scripts.filter(({ text, attributes }) => {
      if (/json/i.test(attributes.type ?? '') || !/userAgent/.test(text) || !writes.test(text)) return false
      const lower = text.toLowerCase()
      return tokens.some((token) => lower.includes(token))
    })
    const remarks = [
      ...marked.map(({ at }) =>
        remark(
          said('A hidden text is marked as being for bots.', 'Un texte caché est marqué comme destiné aux robots.'),
          at,
        ),
      ),
      ...sniffing.map(({ at }) =>
        remark(
          said(
            'A script writes into the page when an AI crawler reads it.',
            'Un script écrit dans la page quand un robot d’IA la lit.',
          ),
          at,
        ),
      ),
    ]
    if (remarks.length > 0) return fail(remarks)
    const shown = page.blocks.map(({ text }) => text).join(' ')
    const unscripted = page.noscripts.filter(
      ({ text }) => countWords(text) > note && !shown.includes(text.trim().slice(0, 80)),
    )
    if (unscripted.length > 0)
      return warn(
        unscripted.map(({ text, at }) =>
          remark(
            said(
              `noscript holds ${countWords(text)} words that the page does not show.`,
              `noscript contient ${countWords(text)} mots que la page ne montre pas.`,
            ),
            at,
          ),
        ),
      )
    return pass(said('Nothing tells them apart.', 'Rien ne les distingue.'))
  },
}
