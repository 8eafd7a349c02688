import type { Locale } from '../../site/locales.ts'
import type { Check } from '../check.ts'
import { fail, pass, remark, skip, warn } from '../judgement.ts'
import { type BlockKind, type Element, mainBlocks, nearest, offsetIn, type Page } from '../page/page.ts'
import { type Said, said } from '../said.ts'

type Slip = { pattern: RegExp; says: Said }

/** What betrays that a page was set for another language. */
const slips: Readonly<Record<Locale, readonly Slip[]>> = {
  fr: [
    {
      pattern: /(?<=[\p{L}»)])[;!?](?=\s|$)/u,
      says: said('no space before ; ! or ?', 'aucune espace avant ; ! ou ?'),
    },
    {
      pattern: /(?<=\p{L}{2}|»):(?=\s|$)/u,
      says: said('no space before the colon', 'aucune espace avant le deux-points'),
    },
    {
      pattern: /(?<![\p{L}\p{N}=])["“][^"“”«»]{3,200}["”](?![\p{L}\p{N}])/u,
      says: said('quotation marks are not « … »', 'les guillemets ne sont pas « … »'),
    },
    {
      pattern: /(?<![\d.])\d{1,3}\.\d{1,2}[ \u00a0\u202f]?(?:%|€|points?\b|fois\b)/u,
      says: said('the decimal sign is a point', 'le signe décimal est un point'),
    },
  ],
  en: [
    { pattern: /«[^»]{2,200}»/u, says: said('quotation marks are « … »', 'les guillemets sont « … »') },
    {
      pattern: /(?<=\p{L})[ \u00a0\u202f][;!?](?=\s|$)/u,
      says: said('a space before ; ! or ?', 'une espace précède ; ! ou ?'),
    },
    {
      pattern: /(?<![\d,])\d{1,3},\d{1,2}[ \u00a0\u202f]?%/u,
      says: said('the decimal sign is a comma', 'le signe décimal est une virgule'),
    },
  ],
}
const many = 5

export const typography: Check = {
  id: 'bilingual/typography',
  weight: 2,
  grade: 'C',
  hint: true,
  title: said('Typography follows the language.', 'Le texte suit la typographie de sa langue.'),
  why: said(
    'A reader sees at once that a page was translated and not written.',
    'Le lecteur voit aussitôt qu’une page a été traduite et non écrite.',
  ),
  remedy: said(
    'French: a narrow space before ; ! ?, a space before :, « quotation marks », a decimal comma. English: none of these.',
    'Français : espace fine avant ; ! ?, espace avant :, guillemets « », virgule décimale. Anglais : rien de cela.',
  ),
  source: 'https://unicode.org/reports/tr14/',
  judge({ page, language }) {
    if (!language) return skip(said('Only English and French are read.', 'Seuls l’anglais et le français sont lus.'))
    const titles = linkedTitles(page)
    const found = mainBlocks(page)
      .filter(({ quoted, kind, element }) => !quoted && kind !== 'code' && !isReference(kind, element))
      .flatMap((block) => {
        const text = withoutTitles(block.text.slice(0, 5000), titles.get(block.element))
        return slips[language].flatMap(({ pattern, says }) => {
          const match = pattern.exec(text)
          return match ? [remark(says, offsetIn(block, match.index))] : []
        })
      })
    if (found.length >= many) return fail(found)
    if (found.length > 0) return warn(found)
    return pass(said('It follows the language.', 'Conforme à sa langue.'))
  },
}

/** A work that is listed keeps the title it was published under. */
const isReference = (kind: BlockKind, element: Element) => kind === 'item' && element.linksOut

/** What links to other sites say, by the elements around them: mostly titles of works. */
function linkedTitles({ anchors }: Page): ReadonlyMap<Element, readonly string[]> {
  const titles = new Map<Element, string[]>()
  for (const { href, element, text } of anchors) {
    if (!/^https?:/i.test(href) || text === '') continue
    for (const one of nearest(element, 4)) titles.set(one, [...(titles.get(one) ?? []).slice(-20), text])
  }
  return titles
}

/** Their places stay, so that offsets hold. */
const withoutTitles = (text: string, titles: readonly string[] = []) =>
  titles.reduce((rest, title) => rest.replaceAll(title, ' '.repeat(title.length)), text)
