import { msg } from '#lingui/macro'
import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { type Block, headings, offsetIn } from '../page/page.ts'

// Below the first there is nothing to quote, below the second hardly an answer.
const fewest = 50
const few = 150
const roots = new Set(['root', 'app', '__next', '__nuxt', '__layout', 'svelte', '___gatsby', 'q-app', 'main-app'])

export const rawHtml: Check = {
  id: 'access/raw-html',
  weight: 8,
  grade: 'A',
  title: msg`The words are in the HTML that the server sends.`,
  why: msg`In the logs of a large host the crawlers of OpenAI, Anthropic, Meta, ByteDance, and Perplexity fetched scripts and ran none: a page that a script writes is empty to them.`,
  remedy: msg`Render the page on the server or at build time.`,
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  counter: {
    says: msg`Google and Apple do run scripts; the observation is of December 2024 and of one host.`,
    source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  },
  judge({ page }) {
    const { words, stoppedAt } = page
    const shell = page.elements.find(
      ({ name, attributes, words }) => words < fewest && (roots.has(attributes.id ?? '') || name === 'app-root'),
    )
    const fix = '<main>\n  <h1>…</h1>\n  <p>…</p>\n</main>'
    if (stoppedAt !== undefined)
      return fail(remark(msg`Elements are nested deeper than 1,000: nothing after this was read.`, stoppedAt))
    if (words < fewest)
      return fail(
        remark(
          shell
            ? msg`The page has ${{ words }} words before a script runs: #${{ shell: shell.attributes.id ?? shell.name }} is empty.`
            : msg`The page has ${{ words }} words.`,
          shell?.at ?? 0,
        ),
        fix,
      )
    const h1 = headings(page).find(({ level }) => level === 1)
    const damaged = page.blocks.map(damage).find((at) => at !== undefined)
    const remarks = [
      ...(words < few ? [remark(msg`The page has only ${{ words }} words.`, 0)] : []),
      ...(damaged === undefined
        ? []
        : [remark(msg`Characters are broken: the page is not in the encoding it is read in.`, damaged)]),
    ]
    if (remarks.length > 0) return warn(remarks, damaged === undefined ? fix : '<meta charset="utf-8">')
    return pass(msg`${{ words }} words and the h1 are in the HTML.`, h1?.at)
  },
}

/** Where a page holds characters that no encoding gives on purpose: U+FFFD, NUL, UTF-8 that was read as Latin-1. */
function damage(block: Block): number | undefined {
  const at = block.text.search(/[\uFFFD\0]|Ã[\u0080-\u00bf]|â€[™œ\u009d¦“”]/u)
  return at < 0 ? undefined : offsetIn(block, at)
}
