/** Letters that read like English and show at a glance what does not come from a catalog. */
const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ł',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
}

// Short English texts grow by a third and more in other languages (W3C, "Text size in translation").
const growth = 0.35

/** A text of the pseudo-locale: accented, longer; tags and everything that is no letter stay. */
export function pseudo(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : lengthened(part)))
    .join('')
}

function lengthened(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const accented = text.replace(/[a-z]/gi, (letter) => {
    const accent = accents[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? accent : accent.toUpperCase()
  })
  const more = '·'.repeat(Math.round(letters * growth))
  return accented.replace(/(\s*)$/, `${more}$1`)
}
