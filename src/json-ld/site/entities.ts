/** Each name with its sign behind it. */
const named: Readonly<Record<string, string>> = Object.fromEntries(
  `amp& lt< gt> quot" apos' rsquo’ lsquo‘ ldquo“ rdquo” laquo« raquo» hellip… ndash– mdash— euro€ deg° oeligœ OEligŒ aeligæ
  AEligÆ szligß oslashø OslashØ ethð thornþ frac12½ frac14¼ frac34¾ sup2² sup3³ ordmº ordfª microµ times× copy© reg® trade™`
    .split(/\s+/)
    .map((word) => [word.slice(0, -1), word.slice(-1)]),
)

/** HTML names a letter with an accent by both: `eacute`. */
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
 * Text with its character references resolved: `&eacute;`, `&#233;`, `&#xe9;`, and `&amp;eacute;`, as markup that was
 * escaped twice has it. Of names those of letters and usual signs; any other becomes a space, which no comparison sees.
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
