const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  deg: '°',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  AElig: 'Æ',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  eth: 'ð',
  thorn: 'þ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  ordm: 'º',
  ordf: 'ª',
  micro: 'µ',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
}

/** HTML combines a letter and the name of its accent: `eacute`. */
const accents: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
}

/**
 * Text with its character references resolved: `&eacute;`, `&#233;`, `&#xe9;`, and `&amp;eacute;` from markup that was
 * escaped twice. Named references of letters and usual signs are known; others become a space, which comparisons
 * ignore.
 */
export function decodedEntities(text: string): string {
  if (!text.includes('&')) return text
  const once = decode(text)
  return once.includes('&') && once !== text ? decode(once) : once
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+\d{0,2}));/gi,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? letter(name)
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )
}

function letter(name: string): string {
  const accent = accents[name.slice(1)]
  return accent === undefined ? ' ' : `${name[0]}${accent}`.normalize('NFC')
}
