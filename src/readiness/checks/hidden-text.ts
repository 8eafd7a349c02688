import { msg } from '#lingui/macro'
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
            msg`${{ words: countWords(text) }} words seem to be visible to nobody, and speak of something else than the page. Styles in files or scripts may show them: look yourself.`,
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
  if (how === 'undisplayed') {
    const inner = page.elements.filter((one) => one.name !== 'li' && [...ancestors(one)].includes(element))
    if (inner.length > plain) return undefined
  }
  return msg`${{ words: countWords(text) }} hidden words are keywords heaped up.`
}

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

/** What share of the longer words of a text is in the content of the page, too. */
function shareSaid(text: string, page: Page): number {
  const long = (words: readonly string[]) => words.filter((word) => word.length > 4)
  const seen = new Set(mainBlocks(page).flatMap((block) => long(wordsIn(block.text.toLowerCase()))))
  const own = long(wordsIn(text.toLowerCase()))
  return own.length === 0 ? 1 : own.filter((word) => seen.has(word)).length / own.length
}
