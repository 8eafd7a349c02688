import { msg, plural } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import type { Message } from '../message.ts'
import { headings, mainBlocks, offsetIn, type Page, type Tag, wordCount } from '../page/page.ts'
import { redirectOf } from '../page/redirect.ts'
import { nameOf, type Unwritten, unwritten } from '../page/unwritten.ts'

// Below the first there is nothing to quote, below the second hardly an answer.
const fewest = 50
const few = 150

export const rawHtml: Check = {
  id: 'access/raw-html',
  weight: 8,
  grade: 'A',
  title: msg`The words are in the HTML that the server sends.`,
  why: msg`In the logs of a large host the crawlers of OpenAI, Anthropic, Meta, ByteDance, and Perplexity fetched scripts and ran none: a page that a script writes is empty to them.`,
  remedy: msg`Write the words into the HTML on the server or at build time, as UTF-8.`,
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  counter: {
    says: msg`Google and Apple do run scripts; the observation is of December 2024 and of one host.`,
    source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  },
  judge({ page, url }) {
    const { words, stoppedAt } = page
    const fix = '<main>\n  <h1>…</h1>\n  <p>…</p>\n</main>'
    if (stoppedAt !== undefined)
      return fail(remark(msg`Elements are nested deeper than 1,000: nothing after this was read.`, stoppedAt))
    const redirect = redirectOf(page, url)
    if (redirect) return skip(msg`The page only redirects to ${{ address: redirect.to }}: what is read is there.`)
    const content = wordCount(mainBlocks(page))
    // What is written for those who know no frames may be all of it.
    const frames = content < fewest ? page.elements.find(({ name }) => name === 'frameset') : undefined
    if (frames)
      return fail(
        remark(msg`The page is made of frames: their words are in other documents, and belong in this one.`, frames.at),
        fix,
      )
    const evidence = content < few ? unwritten(page) : undefined
    if (evidence && content < fewest) return fail(remark(lacks(page, content, evidence), evidence.at), fix)
    if (words === 0)
      return fail(remark(msg`The page has ${plural({ words }, { one: '# word', other: '# words' })}.`, 0), fix)
    const h1 = headings(page).find(({ level }) => level === 1)
    const damaged = damage(page)
    if (damaged !== undefined) {
      const isNamed = page.metas.some(declaresCharset)
      const said = isNamed
        ? msg`Characters are broken: write them anew, and save the page as UTF-8.`
        : msg`Characters are broken, or in a charset that the page does not name: save it as UTF-8, and say so.`
      return warn(remark(said, damaged), isNamed ? undefined : '<meta charset="utf-8">')
    }
    if (evidence?.root) return warn(remark(lacks(page, content, evidence), evidence.at), fix)
    return h1
      ? pass(msg`${plural({ words }, { one: '# word', other: '# words' })} and the h1 are in the HTML.`, h1.at)
      : pass(msg`${plural({ words }, { one: '# word is', other: '# words are' })} in the HTML.`)
  },
}

function lacks(page: Page, words: number, { root }: Unwritten): Message {
  if (!root) return msg`The content has ${plural({ words }, { one: '# word', other: '# words' })} before a script runs.`
  const empty = nameOf(root)
  const { words: all } = page
  if (all < fewest)
    return root.words === 0
      ? msg`The page has ${plural({ words: all }, { one: '# word', other: '# words' })} before a script runs: ${{ empty }} is empty.`
      : msg`The page has ${plural({ words: all }, { one: '# word', other: '# words' })} before a script runs: ${{ empty }} has hardly any.`
  return root.words === 0
    ? msg`Apart from menus and notices, the page has ${plural({ words }, { one: '# word', other: '# words' })} before a script runs: ${{ empty }} is empty.`
    : msg`Apart from menus and notices, the page has ${plural({ words }, { one: '# word', other: '# words' })} before a script runs: ${{ empty }} has hardly any.`
}

const declaresCharset = ({ attributes: { charset, content = '' } }: Tag) =>
  charset !== undefined || /charset=/i.test(content)

// A visitor's comment may hold one; a page that is read in a wrong encoding has them all over.
const fewestBroken = 3
const broken = 1 / 1000

/** Where a page holds characters that no encoding gives on purpose: U+FFFD, NUL, UTF-8 that was read as Latin-1, and U+FFFD read so. */
function damage(page: Page): number | undefined {
  let first: number | undefined
  let count = 0
  let length = 0
  for (const block of mainBlocks(page)) {
    length += block.text.length
    for (const { index } of block.text.matchAll(/[\uFFFD\0]|ï¿½|Ã[\u0080-\u00bf]|â€[™œ\u009d¦“”]/gu)) {
      first ??= offsetIn(block, index)
      count++
    }
  }
  return count >= fewestBroken && count >= broken * length ? first : undefined
}
