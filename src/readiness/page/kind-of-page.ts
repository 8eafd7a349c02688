import { mainBlocks, metaOf, type Page } from './page.ts'

const instructing = /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?(?:Recipe|Product)"/
const informing =
  /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?(?:(?:Tech|News|Scholarly|Social|Analysis|Advertiser)?\w{0,12}Article|BlogPosting|Report|HowTo|DefinedTermSet?|Dataset|QAPage)"/
// Shorter pages inform of little.
const shortest = 300

/**
 * Whether a page sets out to inform, and not to sell, to be written to or to state terms: by its structured data and its
 * `og:type`. Only of such a page one may ask for evidence.
 */
export function informs(page: Page): boolean {
  const declared =
    metaOf(page, 'og:type')?.attributes.content === 'article' ||
    page.scripts.some(({ text, attributes }) => /ld\+json/i.test(attributes.type ?? '') && informing.test(text))
  return declared && !instructs(page) && wordsOf(page) >= shortest
}

/** Whether a page is a recipe or sells a product: its figures are amounts, shares of a daily need and rebates. */
export const instructs = ({ scripts }: Page) =>
  scripts.some(({ text, attributes }) => /ld\+json/i.test(attributes.type ?? '') && instructing.test(text))

const leading =
  /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?(?:ContactPage|CollectionPage|SearchResultsPage|Blog)"/

/**
 * Whether a page says by its structured data that it leads elsewhere: to people, to a list of other pages. What it leads
 * to is the answer; that it is short is no fault.
 */
export const leadsElsewhere = ({ scripts }: Page) =>
  scripts.some(({ text, attributes }) => /ld\+json/i.test(attributes.type ?? '') && leading.test(text))

export const wordsOf = (page: Page) => mainBlocks(page).reduce((sum, { words }) => sum + words, 0)
