import { msg } from '#lingui/macro'
import { memoize } from '../../site/memoize.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { instructionIn } from '../language/instructions.ts'
import { isKeywordMass } from '../language/keyword-mass.ts'
import { ancestors, type Element, type HiddenText, mainBlocks, type Page } from '../page/page.ts'
import { countWords, wordsIn } from '../page/words.ts'

/** Labels and hints are shorter. */
const label = 25
/** The element itself and a few within it. */
const plain = 4
/** Of the longer words of a text about the page, the page says at least this share, too. */
const related = 0.2

export const hiddenText: Check = {
  id: 'safety/hidden-text',
  weight: 0,
  grade: 'A',
  title: msg`No text that people cannot see is written for machines.`,
  why: msg`Text that is hidden and says what only a machine is to read counts as spam with Google. Menus, tabs, and labels for screen readers are hidden and honest: hiding alone proves nothing.`,
  remedy: msg`Show the text, or remove it.`,
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  judge({ page }) {
    const hidden = page.hidden.filter(({ how }) => how !== 'aria')
    const proved = hidden.flatMap((one) => {
      const proof = proofOf(one, page)
      return proof ? [remark(proof, one.at)] : []
    })
    if (proved.length > 0) return fail(proved)
    const doubted = hidden.filter((one) => isDoubtful(one, page))
    if (doubted.length > 0)
      return warn(
        doubted.map(({ at, text }) =>
          remark(
            msg`${{ words: countWords(text) }} words seem to be visible to nobody, and are about something other than the page. Styles in files or scripts may show them: check for yourself.`,
            at,
          ),
        ),
      )
    return pass(msg`Nothing that is hidden speaks to machines alone.`)
  },
}

/** Hidden by what holds now, and saying what no reader would be told. */
function proofOf({ text, linked, onDemand, element, how }: HiddenText, page: Page) {
  if (instructionIn(text, !onDemand)) return msg`A hidden text gives orders to models.`
  // Lists of links are menus; what opens on demand is for people.
  if (
    onDemand ||
    how === 'spoken' ||
    how === 'faint' ||
    linked > text.length / 4 ||
    holdsControls(element) ||
    !isKeywordMass(text, how === 'disguised')
  )
    return undefined
  // What is switched off and has an inner structure waits for a script; a bare list has none.
  if (how === 'undisplayed' && (innerOf(page).get(element) ?? 0) > plain) return undefined
  return msg`${{ words: countWords(text) }} hidden words are a pile of keywords.`
}

/** How many elements each is and holds, items of lists left out. */
const innerOf = memoize(({ elements }: Page): ReadonlyMap<Element, number> => {
  const counts = new Map<Element, number>()
  const countOf = (element: Element) => counts.get(element) ?? 0
  // What an element holds comes behind it: from the last on, each count is whole before it is added to another.
  for (const element of [...elements].reverse()) {
    counts.set(element, countOf(element) + (element.name === 'li' ? 0 : 1))
    if (element.parent) counts.set(element.parent, countOf(element.parent) + countOf(element))
  }
  return counts
})

function isDoubtful({ how, onDemand, text, linked, element }: HiddenText, page: Page): boolean {
  return (
    how === 'disguised' &&
    !onDemand &&
    linked === 0 &&
    countWords(text) >= label &&
    !holdsControls(element) &&
    shareSaid(text, page) < related
  )
}

const holdsControls = (element: Element) =>
  [...ancestors(element)].some(({ name }) => /^(?:form|button|select|label|dialog|nav|footer)$/.test(name))

/** What share of the longer words of a text is among those that the content of the page says, too. */
function shareSaid(text: string, page: Page): number {
  const own = longWords(text)
  return own.length === 0 ? 1 : own.filter((word) => saidOn(page).has(word)).length / own.length
}

const saidOn = memoize((page: Page) => new Set(mainBlocks(page).flatMap(({ text }) => longWords(text))))
const longWords = (text: string) => wordsIn(text.toLowerCase()).filter((word) => word.length > 4)
