import { isOwned, isOwnedBelow } from './notice.ts'
import { type Element, nearest, type Page } from './page.ts'
import { isCompany, isNamedAbove } from './postal-address.ts'
import { collapseSpaces } from './words.ts'

/** Where a page names its author without JSON-LD: in its head, by `rel`, by markup, by the class that themes use, in words. */
export const bylineOf = ({ metas, elements, anchors, blocks, title }: Page) =>
  metas.find(
    ({ attributes: { name = '', property = '', content = '' } }) =>
      content.trim() !== '' &&
      /^(?:author|publisher|byl|(?:article|book|parsely|sailthru|dc)[:.-]author|(?:dc|dcterms)\.(?:creator|publisher)|twitter:creator)$/i.test(
        property || name,
      ),
  ) ??
  elements.find(namesAuthor) ??
  anchors.find(({ href, main }) => main && /\/authors?\//.test(href)) ??
  blocks.find(
    (block, index) =>
      isOwned(block, title) ||
      // As networks name who posts, below the name itself.
      (block.main && /^\p{Cf}?@[\w.-]{3,40}\p{Cf}?$/u.test(block.text.trim())) ||
      isOwnedBelow(block, blocks[index + 1]) ||
      isNamedAbove(block, blocks[index + 1]) ||
      (!block.main && (isCompany(block) || (block.text.length < 200 && belongs.test(collapseSpaces(block.text))))) ||
      (block.text.length < 2000 && notices.some((one) => one.test(collapseSpaces(block.text)))) ||
      (block.text.length < 200 &&
        (signs(block.text, block.kind === 'heading' && block.level < 3) ||
          (isNamed(block.text.trim()) && nearest(block.element, 3).some(isSignature)))),
  )

const isSignature = ({ name, attributes: { class: classes = '' } }: Element) =>
  name === 'address' || /(?:^|\s)copyright(?:$|[\s_-])/i.test(classes.slice(0, 200))

function namesAuthor(element: Element): boolean {
  const { rel = '', itemprop = '', property = '', class: classes = '' } = element.attributes
  const { name } = element
  return (
    rel === 'author' ||
    /^(?:author|creator|publisher)$/.test(itemprop) ||
    (name !== 'meta' && /^(?:(?:schema|dc|dct|dcterms):)?(?:author|creator|publisher)$/.test(property)) ||
    // Themes write what a page is about into the class of the whole: author author-anna.
    (name !== 'html' && name !== 'body' && byClass.test(classes.slice(0, 200)) && !isQuoted(element))
  )
}

/** Whether an element, by its class or one around it, is about whom the page quotes: `testimonial-author`. */
const isQuoted = (element: Element) =>
  nearest(element, 4).some(({ name, attributes }) => name === 'blockquote' || quoted.test(attributes.class ?? ''))
const quoted = /(?:^|[\s_-])(?:(?:block|pull)?quotes?|testimonials?|t[ée]moignages?|kundenstimmen?)(?:$|[\s_-])/i

const byClass = /(?:^|[\s_-])(?:byline|(?:author|autor|auteur)(?:-name|_name|name)?|vcard)(?:$|[\s_-])/i

/** A label that a name follows, on the same line. */
const label =
  /^(?:auth?or(?:in|e)?|auteur|autrice|(?:direct(?:eur|rice)|responsables?) de (?:la )?publication|text und redaktion|redaktion|rédaction|redacción|автор|作者|著者|文责|文責|執筆者|작성자|글쓴이)(?:s|\(s\)|en)?\s?[:：]\s?[\p{L}\d]/iu
/** A label that says it alone: the name may be on the next line. */
const labelAlone = [
  /^\W{0,5}(?:\d+\W{1,3})?(?:identification de l['’])?éditeur(?: du site)?\s?(?:$|:)/iu,
  /^(?:présentée?s?|déposée?s?) par\s?:?$/iu,
  /^(?:raison|dénomination) sociale\s?(?:$|:)/iu,
  /^\W{0,5}(?:\d+\W{1,3})?(?:(?:contact|identité)\W{1,4}(?:du )?)?responsable d[ue] traitement(?: des données)?$/iu,
  /^(?:about the author|à propos de l['’]aut(?:eur|rice)|über (?:den autor|die autorin))/iu,
  /^(?:inhaltlich )?verantwortlich(?:er?|e[nr])? (?:(?:für|im sinne|gemäß|nach|laut) [^:]{0,60}|i\. ?s\. ?d[^:]{1,40})(?:inhalte?n?|redaktion|v\. ?i\. ?s\. ?d|mstv|rstv|presse|pressegesetz|tmg|ddg)[^:]{0,40}:/iu,
  /^(?:responsible person|person responsible) (?:for (?:the )?content|within|according|under|pursuant)[^:]{0,60}:/iu,
  /^(?:inhaltlich verantwortlich|v\. ?i\. ?s\. ?d\. ?p\.?|herausgeber(?:in)?)\s?(?:$|:)/iu,
]
/** A notice of which the name is a part. */
const notices = [
  /[Dd]irect(?:eur|rice) de (?:la )?publication (?:(?:de ce|du) site )?est (?:M(?:me|\.|lle) )?\p{Lu}/u,
  /(?:[Ss]ite|[Pp]age|[Aa]pplication).{0,80} (?:est|sont) éditée?s? par(?: [\p{L}\d]|\s?:)/u,
  // A company in the register, and not the one that hosts the site.
  /^(?!.*héberg).*(?:(?:inscrite?|immatriculée?) au (?:RCS|registre du commerce)|SIRE[NT][^\d]{0,9}\d{3}\s?\d{3}\s?\d{3})/isu,
  /(?:(?:[Oo]wned|[Oo]perated|[Pp]ublished|[Rr]un|services (?:are )?provided) by|(?:exploitée?|gérée?|fournis?) par) (?:la société )?[\p{Lu}\d][^.,;:]{1,60} (?:Limited|Ltd|Inc|LLC|GmbH|SARL|SASU?|SRL)(?!\p{L})/u,
  /(?:édition|direction) .{0,40}[Ss]ite (?:est|sont) assurée?s? par [\p{L}\d]/u,
  /(?:[Vv]ertreten durch|[Vv]ertretungsberechtigte?[nr]?)\s?:?\s(?:de[nr] \p{L}+ )?\p{Lu}/u,
  // Whose site it is, and who edits it, in Chinese and Korean.
  /(?:主办(?:单位)?|(?:责任)?编辑|责编|发布单位|발행(?:[·ㆍ]?편집)?인|편집인)\s?[:：]\s?\p{L}/u,
  // As agencies sign a report behind it.
  /\((?:[Rr]eporting|[Ww]riting|[Ee]diting) by \p{Lu}/u,
]
/** Whose a site is, where it says so in its foot. */
const belongs =
  /(?<!\p{L})(?:[Uu]ne? (?:service|site|produit|marque|projet|média|initiative) (?:du groupe |de la société |proposée? par |de |d['’])|[Aa] (?:service|product|brand|project|division|publication) (?:of|by|from) )[\p{Lu}\d]/u
const by =
  /^(?:(?:written|posted|published|prepared|geschrieben|verfasst|écrit|rédigé|publié|escrito|scritto|geschreven)\s)?(?:by|par|von|por|di|da|af|av|door)\s?:?\s/iu
/** Posted on May 3, 2024 by …; 3. Mai 2024 von …; Publié le 3 mai 2024 par … */
const dated =
  /^(?:\p{L}{4,15}\s)?(?:(?:on|le|am|el|il|den)\s)?(?:\p{L}{3,10},\s)?(?:\d{1,2}(?:st|nd|rd|th|er|\.)?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,12}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d\d-\d\d)[\s,|·•–—-]{1,4}(?:by|par|von|por|di|door|av|af)\s?:?\s/iu

/** Whether a text says by whom it is. Large headings say so in other words: `By Land and Sea`. */
function signs(source: string, isTitle: boolean): boolean {
  const text = collapseSpaces(source)
  if (label.test(text) || labelAlone.some((one) => one.test(text))) return true
  const word = (by.exec(text) ?? dated.exec(text))?.[0]
  // These begin other things than bylines when they are capitalized: `Door Handles`, `Da Vinci`.
  return word !== undefined && !isTitle && !/^D(?:oor|a)\s/.test(word) && isNamed(text.slice(word.length))
}

// `By Appointment Only`, `By Christmas Eve, all was sold.`, `BY USING THIS SITE YOU AGREE`: capitals make no name.
const isNamed = (text: string) =>
  !/^(?:appointment|popular|public|using|clicking|continuing|submitting|signing|subscribing)(?!\p{L})/iu.test(text) &&
  /^\p{Lu}[\p{L}.'’-]*(?:\s+(?:d[aeiou]|del|della|van|von|der|den|la|le|al|bin|el))*(?:\s+\p{Lu}[\p{L}.'’-]*){1,3}(?:\s+(?:and|und|et|y|on|am|le|el|il|in|for|published|updated|posted)(?!\p{L})|(?!\s*[\p{L}'’])(?!,.*\p{Ll}[.!?]\s*$))/su.test(
    text,
  )
