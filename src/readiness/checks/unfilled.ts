import { msg } from '#lingui/macro'
import { isA } from '../../json-ld/site/nodes.ts'
import type { Check, Remark } from '../check.ts'
import { fail, pass, remark, skip } from '../judgement.ts'
import { fillers } from '../language/filler.ts'
import { isQuotedAt } from '../language/reports.ts'
import { nodesOf } from '../page/json-ld.ts'
import { mainBlocks, offsetIn, type Page } from '../page/page.ts'
import { collapseSpaces, short } from '../page/words.ts'

/** 06 XX XX XX XX, +91 XXXXX XXXXX, 06 xx xx xx xx */
const number = /(?<![\dX])(?:(?:\+\d{1,3}|0\d)(?:[ .-]?X{1,5}){2,5}|0\d(?:[ .-]xx){4})(?![Xx\d])/u
/** 06 00 00 00 00 */
const zeros = /(?<![\d.])(?:\+33 ?|0)[1-9](?:[ .-]00){4}(?![ .-]?\d)/u
/** 01 23 45 67 89, (555) 555-5555, and what is kept for films: (208) 555-0123 */
const counted =
  /(?<![\d.])(?:(?:\+33 ?|0)(?:[67] 12 34 56 78|1 23 45 67 89)|\(?555\)?[ -]555-\d{4}|\(?[2-9]\d{2}\)?[ .-]555[.-]01\d{2}|\(?123\)?[ -]456-7890)(?!\d)/u
// It tells how a number is written, or which ones are answered.
const onNumbers = /format|ex[ae]mple|(?<!\p{L})ex\. ?:|num[ée]ros? (?:en|commen)|numbers? (?:begin|start|like)/iu
const numbers = new Set([number, zeros, counted])
/** What nobody writes on purpose, unless it is quoted. */
const anywhere = [
  ...fillers,
  /[[<]\s?à (?:compléter|remplir|renseigner)(?!\p{L})[^\]>]{0,60}[\]>]/iu,
  /^(?:contenu )?à (?:compléter|remplir|rédiger)\.?$/iu,
  /(?:SIRE[NT]|RCS|TVA|adresse|téléphone|e-?mail|éditeur|hébergeur)\s?:\s?à (?:compléter|remplir|renseigner)(?=\s?(?:[.;,·|]|$))/iu,
  /(?<!\p{L})(?:insert (?:your )?(?:text|content|description|image) here|votre (?:texte|contenu|titre) ici)(?!\p{L})|^(?:\p{L}+ )?description here$/iu,
  number,
  zeros,
  // A shortcode whose plugin is gone: [contact-form-7 id="157"]
  /^\s*\[\/?[a-z]+(?:[_-][a-z\d]+)+ [a-z_]+=\s?["“”„«»″'][^\]]{0,300}\]/iu,
]
/** In a menu or a footer no letter is offered to be filled in, and no address serves as an example. */
const aroundContent = [
  counted,
  /\[(?:your|votre|name|nom|address|adresse|office|phone|t[ée]l[ée]phone|city|ville|company|entreprise)(?!\p{L})[^\]]{0,40}\]/iu,
  /[\w.-]{1,40}@(?:example\.(?:com|org)|(?:your|ton|votre)-?(?:domain|domaine|company|entreprise|site)\.[a-z]{2,6})(?![\w.-])/iu,
  /©\s?(?:\d{4}\s)?(?:untitled|your (?:company|name|website))(?!\p{L})/iu,
]
/** As editors and starters of projects write it into a new file. */
const newTitle =
  /^(?:(?:untitled )?document|untitled|(?:page|document) sans[ -](?:nom|titre)|documento (?:sin t[ií]tulo|senza titolo|sem t[ií]tulo)|unbenanntes dokument|naamloos document|page title|react app|vite \+ \w{2,12}(?: \+ ts)?)$/iu
export const isOfNewFile = (title: string) => newTitle.test(title)
/** As designs to be bought are named, left by who built a page from one. */
const designTitle = /\b(?:html5?|bootstrap|website)\b[\w ]{0,20}\b(?:template|theme)$/iu
/** As a program prints a name that it was not given: `undefined undefined`. */
const printed = /^(?:undefined|null|NaN|\[object Object\])(?: (?:undefined|null))?$/
const longest = 20_000

export const unfilled: Check = {
  id: 'evidence/unfilled',
  weight: 2,
  grade: 'C',
  title: msg`Nothing was left to be filled in.`,
  why: msg`Who reads a filler text or an address in brackets doubts the rest; Google asks whether a page appears hastily produced.`,
  remedy: msg`Write what belongs there, or remove it.`,
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge({ page }) {
    const isOnFiller = /lorem ipsum|placeholder|short ?code|bootstrap v\d/iu.test(page.title)
    const inText = page.blocks.flatMap((block) => {
      const { text, quoted, main } = block
      if (isOnFiller || quoted || text.length > longest) return []
      for (const pattern of main ? anywhere : [...anywhere, ...aroundContent]) {
        const found = pattern.exec(text)
        if (found && !isQuotedAt(text, found.index) && !(numbers.has(pattern) && onNumbers.test(text)))
          return [
            remark(
              msg`“${{ words: collapseSpaces(text.slice(found.index, found.index + 60)) }}” was never filled in.`,
              offsetIn(block, found.index),
            ),
          ]
      }
      return []
    })
    const remarks = [...titleLeft(page), ...namesLeft(page), ...inText]
    if (remarks.length > 0) return fail(remarks)
    return page.words < 50 ? skip(msg`There is no text.`) : pass(msg`Nothing was found that waits for its words.`)
  },
}

/** Of those who answer for a page: a glossary may well describe the term `undefined`. */
const namesLeft = (page: Page): Remark[] =>
  nodesOf(page).flatMap(({ node, script }) =>
    typeof node.name === 'string' && printed.test(node.name) && (isA(node, 'Person') || isA(node, 'Organization'))
      ? [remark(msg`“${{ words: node.name }}” was never filled in.`, script.at)]
      : [],
  )

function titleLeft(page: Page): Remark[] {
  const { title, elements } = page
  // What was pasted without its head has a title elsewhere.
  const place =
    elements.find(({ name, parent }) => name === 'title' && parent?.name !== 'svg') ??
    elements.find(({ name }) => name === 'html' || name === 'head')
  if (title === '')
    return place
      ? [remark(msg`The page has no title: a result or a citation shows its address instead.`, place.at)]
      : []
  if (isOfNewFile(title)) return [remark(msg`The title is still that of a new file: “${{ title }}”.`, place?.at)]
  // Themes put the name of the site behind the title of the page, and this one has none.
  if (/^\|\s/.test(title))
    return [remark(msg`The title lacks what the page is about: “${{ title: short(title) }}”.`, place?.at)]
  // Who sells or describes a design speaks of it.
  const isOfDesign = designTitle.test(title) && !mainBlocks(page).some(({ text }) => /\b(?:template|theme)/i.test(text))
  return isOfDesign ? [remark(msg`The title is still that of the template: “${{ title }}”.`, place?.at)] : []
}
