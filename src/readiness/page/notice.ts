import { type Block, type Element, nearest } from './page.ts'
import { collapseSpaces } from './words.ts'

const sign = /©|ⓒ|\(c\)|(?<!\p{L})copyright(?!\p{L})/iu
/** What may be between the sign and the name: another sign, years, a word for now, a word that leads to the name. */
const between =
  /^(?:[^\p{L}\p{N}]|\d{4}(?:[-–—/]\d{2})?(?![\p{L}\d])|c\)|(?:copyright|present|now|today|heute|présent|presente|by|par|von)(?!\p{L}))/iu
const year = /(?<!\d)\d{4}(?!\d)/
/** `2014-2018 © The Mill`, `The Mill, 2018 ©` */
const years = /(?:^|, )(?:\d{4} ?[-–—] ?)?\d{4}$/
const rights =
  /^(?:all rights?|(?:tous|toute?s?) (?:les )?(?:droits|reproductions?)|alle (?:rechte|rechten|rettigheter|rettigheder)|alla rättigheter|todos (?:los|os) (?:derechos|direitos)|tutti i diritti|wszelkie prawa|všechna práva|toate drepturile|kaikki oikeudet|tüm hakları|все права|rights reserved|جميع الحقوق|كل الحقوق|כל הזכויות|版权|版權|保留|著作权|著作権|無断|不许|모든 권리|저작권|สงวน|सर्वाधिकार)/iu
const rightsWithin =
  /all rights? reserved|(?:tous )?(?:les )?droits réservés|(?:alle )?rechte vorbehalten|(?:todos )?(?:los )?derechos reservados|direitos reservados|diritti riservati/iu
/** `All rights reserved by the mill`, and not by law or by its owners. */
const reservedBy =
  /(?:rights reserved|droits réservés|rechte vorbehalten)(?: ©)? (?:by|to|par|à|bei) (?!law|(?:(?:the(?:ir)?|its) )?(?:respective|owners?|authors?|copyright)(?!\p{L}))\p{L}/iu
/** Who made the theme or the tool answers for no page. */
const credits =
  /^(?:(?:\p{L}+ ){0,2}(?=themes?|templates?)|(?:(?:proudly|lovingly|this|the|all|web|page|site|website|blog|is|was|fièrement|stolz) ){0,4})(?:powered|published|designed?|themes?|templates?|built|made|created|developed|hosted|maintained|generated|crafted|coded|website|site|web ?design|propulsé|réalis(?:é|ation)|conçu|conception|créé|création|développé|fait|gestaltet|erstellt|umgesetzt|realisiert|gemacht|diseñad[ao]|desarrollad[ao]|cread[ao]|hecho|realizzato|creato|создано|сделано)(?: \p{L}+){0,2}(?: (?:by|with|in|on|using|from|par|avec|en|sous|von|mit|durch|por|con|da|с|на)(?!\p{L})| ?:)/iu
/** What a notice names beside itself: entries of the menu it is in, what it is about. */
const others =
  /^(?:privacy|terms|legal notice|imprint|impressum|datenschutz|mentions légales|politique|confidentialité|cookies|contenus?|contents?|sitemap|log ?in|untitled|licen[cs]ed?|and|or|is|under|(?:home|about|contact|kontakt)(?: us)?(?= ?(?:$|[^\p{L} ])))(?!\p{L})/iu

const title = /^\p{Lu}/u
const address = /^[a-z\d-]{2,60}\.[a-z]{2,}/iu
const withoutCase = /^[\p{Lo}\p{Lm}]/u
/** 3rbio, Inc.; 37signals; 303（サンマルサン）; 20 Minutes. */
const digits = /^\d{1,5}(?:[\p{L}（(]| \p{Lu})/u
/** iFixit; npm, Inc.; adidas AG; ana goff: one word or two, where none in small letters goes on. */
const small = /^\p{Ll}[\p{L}\d’'-]{1,40}(?:\p{Lu}|[.,;|·•–—(]|$| (?:[|·•–—(&-]|\p{Lu}|all rights|[\p{Ll}’'-]{2,40}$))/u

function isName(text: string): boolean {
  if (rights.test(text) || credits.test(text) || others.test(text)) return false
  return [title, address, withoutCase, digits, small].some((form) => form.test(text))
}

/** Maps and photographs say whose they are in the same way. */
const madeElsewhere =
  /openstreetmap|mapbox|google|getty|shutterstock|fotolia|istock|unsplash|pexels|pixabay|depositphotos|adobe/iu

/** The same, where a line ends behind the sign and the years, and the next has the name: `Copyright<br>The Mill 2006`. */
export function isOwnedBelow(block: Block, next: Block | undefined): boolean {
  if (next?.element !== block.element || block.text.length > longest) return false
  const [mark, behind] = collapseSpaces(block.text).split(sign, 2)
  return (
    mark === '' &&
    behind !== undefined &&
    nameIn(behind) === '' &&
    isOwned({ ...block, text: `${block.text} ${next.text}` })
  )
}

/** Whether a notice has a name and a year, or what stands in for the year: `© 2024 The Mill`, `© The Mill – All rights reserved`. */
export function isOwned({ text: source, kind, element }: Block, titled = ''): boolean {
  if (kind === 'caption' || source.length > longestSource) return false
  const text = collapseSpaces(source)
  if (text.length > longest) return false
  const [mark] = sign.exec(source) ?? []
  if (mark === undefined) return isReserved(text)
  if (reservedBy.test(text)) return true
  const at = text.search(sign)
  const before = text
    .slice(Math.max(0, at - 80), at)
    .replace(/^[^\p{L}\p{N}]{1,9}/u, '')
    .trim()
  const behind = text.slice(at + mark.length)
  const name = nameIn(behind)
  const skipped = behind.slice(0, behind.length - name.length)
  if (year.test(skipped) || years.test(before)) {
    // Behind a dot in the middle a menu may follow; what has capitals is known by them.
    if (isName(name) && !(withoutCase.test(name) && /[·•|]/.test(skipped))) return true
    return (title.test(before) || years.test(before)) && isName(before)
  }
  // Without a year a word in small letters is one of a sentence.
  if (!isName(name) || (/^\p{Ll}/u.test(name) && !address.test(name)) || madeElsewhere.test(name)) return false
  const isSaid = year.test(name) || (rightsWithin.test(name) && (!/copyright/i.test(mark) || before === ''))
  // In the foot of a page a name behind the sign needs no year. The word alone leads to a page on copyright.
  const isSigned = mark === '©' || /^\s?(?:©|\(c\))/i.test(behind)
  // What the title names, too, is whose page it is.
  if (isSigned && name.length > 3 && titled.includes(name)) return true
  // What is signed by an address is a site.
  return isSaid || (before === '' && isSigned && (address.test(name) || nearest(element, 6).some(isFoot)))
}

/** Whether a notice goes without the sign, which may be a picture: `2021 The Mill. All rights reserved.`, or the name behind. */
function isReserved(text: string): boolean {
  const [owner = '', behind] = text.split(rightsWithin, 2)
  return (
    behind !== undefined &&
    year.test(text) &&
    (isName(nameIn(owner)) || (/^ \p{Lu}/u.test(behind) && isName(behind.trim())))
  )
}

const isFoot = ({ name, attributes: { class: classes = '', id = '' } }: Element) =>
  name === 'footer' || foot.test(`${id.slice(0, 100)} ${classes.slice(0, 200)}`)
const foot = /(?:^|[\s_-])(?:footer|copyright|colophon|impressum)(?:$|[\s_-])/i

// Source may be indented within a notice.
const longestSource = 2000
const longest = 200
const mostBetween = 24

function nameIn(text: string): string {
  let rest = text
  for (let left = mostBetween; left > 0; left--) {
    const skipped = between.exec(rest)?.[0]
    if (skipped === undefined) return rest
    rest = rest.slice(skipped.length)
  }
  return rest
}
