import type { Block } from './page.ts'
import { collapseSpaces } from './words.ts'

const streets =
  'Street St Avenue Ave Road Rd Lane Ln Drive Dr Boulevard Blvd Highway Hwy Way Court Ct Place Pl Square Sq Parkway Pkwy'
/** Where a postal address begins, in English, French, German, Dutch, Spanish, Italian and Portuguese, or a number in a register. */
const address = new RegExp(
  [
    // 12 Main Street; 7-11 COMMERCIAL CT
    String.raw`\d{1,5}(?:[-–]\d{1,5})?[A-Za-z]?,? (?:[\p{Lu}\d][\p{L}\d.'’-]{0,20} ){1,3}(?:${streets.replaceAll(' ', '|')}|${streets.toUpperCase().replaceAll(' ', '|')})(?!\p{L})`,
    // 731 Lexington, New York, NY, 10022; 4 The Mall, Belfast BT1 2NB; 9 King West, Toronto M5V 2T6
    String.raw`\d{1,5} \p{Lu}[^|]{2,60}[ ,](?:[A-Z]{2},? \d{5}(?!\d)|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] \d[A-Z]\d)(?!\p{L})`,
    // 12 bis, rue de la Paix
    String.raw`\d{1,4}(?: ?(?:[a-zA-Z]|bis|ter))?,? (?:[Rr]ue|RUE|[Aa]v(?:enue|\.)|AVENUE|[Bb](?:oulevard|d)|BOULEVARD|[Qq]uai|[Cc]hemin|CHEMIN|[Aa]llées?|[Ii]mpasse|[Rr]oute|ROUTE|[Cc]ours|[Pp]lace) \p{L}`,
    // Hauptstraße 12; Preetzer Str. 22; Kampenringweg 45A
    String.raw`(?:\p{Lu}\p{L}{1,20}[ -]Str(?:\.|a(?:ß|ss)e)|\p{Lu}\p{L}{0,20}(?:str\.|stra(?:ß|ss)e|platz|weg|allee|gasse|damm|straat|laan|plein|gracht)) ?\d`,
    // Calle Mayor, 5; Via Roma 1; Rua do Sol, 12
    String.raw`(?:[Cc]alle|C\/|[Aa]venida|[Aa]vda?\.?|[Pp]laza|[Pp]aseo|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Ll]argo|[Aa]venue|[Rr]ue) (?:[\p{L}.'’-]{1,20} ){0,4}[\p{L}.'’-]{1,20},? (?:n[.°ºo]{1,2} ?)?\d`,
    String.raw`(?:P\.? ?O\.? ?B(?:ox|OX)|Postfach|Postbus|B\.?P\.?|CS|Apartado|Casella [Pp]ostale) \d`,
    // SIREN : 123 456 789; RCS Paris 123; HRB 123; P. IVA 0123; Company No. 123
    String.raw`(?:SIRE[NT]|RCS(?: \p{Lu}[\p{L}-]{1,20})?|HRB|KvK|(?:P\.|Partita) ?IVA|CNPJ|NIPC|[Cc]ompany (?:[Nn]o\.?|[Nn]umber)) ?:? ?\d`,
    // 75002 Paris, where nothing but its name is behind the code
    String.raw`(?<=[|,·•–—(-] ?)(?:[A-Z]{1,2}-)?\d{5} \p{Lu}[\p{L}'’-]{1,20}(?: [\p{L}'’-]{1,20}){0,2}(?: \d{1,2})? ?(?=[|,·•–—(-])`,
  ]
    .map((one) => String.raw`(?<![\d\p{L}])${one}`)
    .join('|'),
  'u',
)

/** Words of what stands before an address and is no name: of a label, of the address, of a sentence. */
const others =
  /(?<!\p{L})(?:addresse?s?|adress?es?|anschrift|direcci[óo]n|indirizzo|endere[çc]o|locations?|contact|kontakt|contacto|contatti|visit|find|office|headquarters|mailing|si[èe]ge|bureaux?|büro|zentrale|sitz|standort|tel|phone|fax|suite|unit|floor|building|apartment|étage|bât(?:iment)?|immeuble|zone|where|when|is|are|was|at|in|on|to|from|by|with|you|we|us|our|your|est|sont|à|au|vous|nous|notre|nos|votre|vos|ist|sind|wir|uns|unsere?|ihre?|im|am|está|estamos|siamo|dove)(?!\p{L})|(?: for|\d\p{Lu}?)$/iu

const longest = 200
const longestSource = 2000

/** Whether a name stands right before an address or a number in a register, or in the line above: `Acme SAS, 12 rue de la Paix`. */
export function isNamedAbove({ text: source, element }: Block, next: Block | undefined): boolean {
  if (source.length > longestSource) return false
  const text = collapseSpaces(source)
  if (text.length > longest) return false
  // Each line may be a paragraph of its own.
  const isBelow = next?.element === element || (element.name === 'p' && next?.element.parent === element.parent)
  const below = next && isBelow ? collapseSpaces(next.text.slice(0, longest)) : ''
  const lines = `${text} | ${below} |`
  return lines
    .slice(0, address.exec(lines)?.index ?? 0)
    .split(/[|·•,;–—]| - /)
    .some((part) => isName(part.trim()))
}

/** Whether a text is nothing but the full name of a company, as legal notices in a footer have it. */
export const isCompany = ({ text }: Block) => text.length < 80 && company.test(collapseSpaces(text))
const company =
  /^[\p{Lu}\d][^.!?:|]{1,50}[ ,](?:d\. ?o\. ?o\.|(?:g?GmbH|UG|OHG|KG)(?: & Co\.? KG)?|AG|e\. ?V\.|SASU?|SARL|Ltd\.?|Limited|Inc\.?|LLC|PLC|B\.?V\.?|N\.?V\.?|S\.?[rR]\.?[lL]\.?|S\.?p\.?A\.?|S\.?L\.?|Lda\.?|Oy|AB|A\/S|ApS|s\. ?r\. ?o\.|Kft\.?)$/u

// What ends in a colon is a label.
const isName = (part: string) =>
  /^[\p{Lu}\p{Lo}][^:]{1,59}$/u.test(part) && !others.test(part) && !/[.!?] \p{Lu}\p{Ll}+ /u.test(part)
