import { headings, mainBlocks, metaOf, type Page, wordCount } from './page.ts'

const instructing = /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?(?:Recipe|Product)"/
const instructingType = /schema\.org\/(?:Recipe|Product)\s*$/
const informing =
  /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?(?:(?:Tech|News|Scholarly|Social|Analysis|Advertiser)?\w{0,12}Article|BlogPosting|Report|HowTo|DefinedTermSet?|Dataset|QAPage)"/
const leading =
  /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:https?:\/\/schema\.org\/)?(?:ContactPage|CollectionPage|SearchResultsPage|Blog)"/
// Shorter pages inform of little.
const shortest = 300

/**
 * Whether a page sets out to inform, and not to sell, to be written to, to hire or to state terms: by its structured data and its
 * `og:type`. Only of such a page one may ask for evidence.
 */
export function informs(page: Page): boolean {
  // The posts that a blog lists are other pages.
  const isSaid = says(page, informing) && !says(page, /"blogPosts?"\s*:/)
  // Plugins of WordPress call a list of posts an article, too.
  const isCalled = metaOf(page, 'og:type')?.attributes.content === 'article' && !leadsElsewhere(page)
  const declared = isSaid || isCalled
  return declared && !instructs(page) && !isFormal(page) && wordCount(mainBlocks(page)) >= shortest
}

/** Whether a page is a recipe or sells a product: its figures are amounts, shares of a daily need and rebates. */
export const instructs = (page: Page) =>
  says(page, instructing) || page.elements.some(({ attributes }) => instructingType.test(attributes.itemtype ?? ''))

/**
 * Whether a page says by its structured data that it leads elsewhere: to people, to a list of other pages. What it leads
 * to is the answer; that it is short is no fault.
 */
export const leadsElsewhere = (page: Page) => says(page, leading)

const formal =
  /^(?:(?:nous )?contact(?:er)?|contactez[ -]nous|contact us|get in touch|(?:nos )?mentions légales|(?:notre )?politique de (?:confidentialité|cookies|remboursement).{0,40}|confidentialité|conditions générales.{0,40}|conditions d[’'](?:utilisation|accès)|legal notice|imprint|privacy(?: (?:policy|notice|statement))?|terms(?: (?:of (?:use|service)|(?:and|&) conditions))?|(?:cookie|refund)s?(?: (?:and|&) \w+)? policy|disclaimer|accessibility(?: statement)?|careers?|jobs|recrutement|(?:nos )?offres d[’']emploi|thank you!?|merci ?!?)$/i

/** German, Spanish, Portuguese, Italian, Dutch, Polish, Russian, Japanese, Chinese, Arabic. */
const formalElsewhere =
  /^(?:kontakt|karriere|stellenangebote|impressum|datenschutz(?:erklärung|hinweise)?|agb|allgemeine geschäftsbedingungen|contacto|contato|aviso legal|pol[ií]tica de (?:privacidade?|cookies)|contatti|note legali|informativa (?:sulla )?privacy|privacy ?(?:verklaring|beleid)|algemene voorwaarden|polityka (?:prywatności|cookies)|regulamin|контакты|политика конфиденциальности|お問い合わせ|プライバシーポリシー|联系我们|聯絡我們|隐私政策|隱私政策|اتصل بنا|سياسة الخصوصية)$/i

/** Whether the title or the h1 says that a page is of contact, of terms or of vacancies: it need not be long, nor cite anybody. */
export function isFormal(page: Page): boolean {
  const names = headings(page).flatMap(({ level, text }) => (level === 1 ? [text] : []))
  return [...names, ...page.title.split(/\s(?:[|–—·-]|--)\s/)].some(
    (name) => formal.test(name.trim()) || formalElsewhere.test(name.trim()),
  )
}

const says = ({ scripts }: Page, types: RegExp) =>
  scripts.some(({ text, attributes }) => /ld\+json/i.test(attributes.type ?? '') && types.test(text))
