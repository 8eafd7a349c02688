import type { Check } from '../check.ts'
import { fail, pass, remark, warn } from '../judgement.ts'
import { type Block, headings, offsetIn } from '../page/page.ts'
import { said } from '../said.ts'

// Below the first there is nothing to quote, below the second hardly an answer.
const fewest = 50
const few = 150
const roots = new Set(['root', 'app', '__next', '__nuxt', '__layout', 'svelte', '___gatsby', 'q-app', 'main-app'])

export const rawHtml: Check = {
  id: 'access/raw-html',
  weight: 8,
  grade: 'A',
  title: said('The words are in the HTML that the server sends.', 'Les mots sont dans le HTML que le serveur envoie.'),
  why: said(
    'In the logs of a large host the crawlers of OpenAI, Anthropic, Meta, ByteDance, and Perplexity fetched scripts and ran none: a page that a script writes is empty to them.',
    'Dans les journaux d’un grand hébergeur, les robots d’OpenAI, d’Anthropic, de Meta, de ByteDance et de Perplexity ont téléchargé des scripts sans en exécuter : une page écrite par un script est vide pour eux.',
  ),
  remedy: said(
    'Render the page on the server or at build time.',
    'Produisez la page côté serveur ou à la construction du site.',
  ),
  source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  counter: {
    says: said(
      'Google and Apple do run scripts; the observation is of December 2024 and of one host.',
      'Google et Apple exécutent les scripts ; l’observation date de décembre 2024 et porte sur un seul hébergeur.',
    ),
    source: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  },
  judge({ page }) {
    const { words, stoppedAt } = page
    const shell = page.elements.find(
      ({ name, attributes, words }) => words < fewest && (roots.has(attributes.id ?? '') || name === 'app-root'),
    )
    const fix = '<main>\n  <h1>…</h1>\n  <p>…</p>\n</main>'
    if (stoppedAt !== undefined)
      return fail(
        remark(
          said(
            'Elements are nested deeper than 1,000: nothing after this was read.',
            'Les éléments sont imbriqués sur plus de 1 000 niveaux : la suite n’a pas été lue.',
          ),
          stoppedAt,
        ),
      )
    if (words < fewest)
      return fail(
        remark(
          shell
            ? said(
                `The page has ${words} words before a script runs: #${shell.attributes.id ?? shell.name} is empty.`,
                `La page compte ${words} mots avant tout script : #${shell.attributes.id ?? shell.name} est vide.`,
              )
            : said(`The page has ${words} words.`, `La page compte ${words} mots.`),
          shell?.at ?? 0,
        ),
        fix,
      )
    const h1 = headings(page).find(({ level }) => level === 1)
    const damaged = page.blocks.map(damage).find((at) => at !== undefined)
    const remarks = [
      ...(words < few
        ? [remark(said(`The page has only ${words} words.`, `La page ne compte que ${words} mots.`), 0)]
        : []),
      ...(damaged === undefined
        ? []
        : [
            remark(
              said(
                'Characters are broken: the page is not in the encoding it is read in.',
                'Des caractères sont altérés : la page n’est pas dans l’encodage où elle est lue.',
              ),
              damaged,
            ),
          ]),
    ]
    if (remarks.length > 0) return warn(remarks, damaged === undefined ? fix : '<meta charset="utf-8">')
    return pass(said(`${words} words and the h1 are in the HTML.`, `${words} mots et le h1 sont dans le HTML.`), h1?.at)
  },
}

/** Where a page holds characters that no encoding gives on purpose: U+FFFD, NUL, UTF-8 that was read as Latin-1. */
function damage(block: Block): number | undefined {
  const at = block.text.search(/[\uFFFD\0]|Ã[\u0080-\u00bf]|â€[™œ\u009d¦“”]/u)
  return at < 0 ? undefined : offsetIn(block, at)
}
