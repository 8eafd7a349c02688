/** A name or number that is reserved for fiction, or plainly invented. */
export type Fiction = { at: number; words: string; what: string }

/**
 * Names and numbers that are reserved for fiction and examples. Domains: RFC 2606 and 6761. French numbers: ARCEP, plan
 * de numérotation, "numéros réservés aux œuvres audiovisuelles". American: NANPA, 555-0100 to 555-0199. British: Ofcom.
 */
const reserved: readonly { pattern: RegExp; what: string }[] = [
  {
    pattern: /\b[\w.-]+\.(?:example|test|invalid)\b|\bexample\.(?:com|net|org)\b/g,
    what: 'a name reserved for examples',
  },
  {
    pattern:
      /(?:\+33\s?|\b0)(?:1\s?99\s?00|2\s?61\s?91|3\s?53\s?01|4\s?65\s?71|5\s?36\s?49|6\s?39\s?98)(?:\s?\d\d){2}\b/g,
    what: 'a French telephone number reserved for fiction',
  },
  { pattern: /\+1[\s-]?\d{3}[\s-]?555[\s-]?01\d\d\b/g, what: 'an American telephone number reserved for fiction' },
  { pattern: /\+44[\s-]?20[\s-]?7946[\s-]?0\d{3}\b/g, what: 'a British telephone number reserved for fiction' },
  {
    pattern: /\b(?<!FR00\s?)(?:RCS \p{L}+ )?000[\s\u00a0\u202f]?000[\s\u00a0\u202f]?000\b/gu,
    what: 'a register number of zeros',
  },
  { pattern: /\bFR00[\s\u00a0\u202f]?0{9}\b/g, what: 'a VAT number of zeros' },
  { pattern: /\b(?:rue de l[’']Exemple|Hébergeur Exemple)\b[^'\n]*/g, what: 'an invented address or name' },
]

/** What is reserved for fiction in the values of a text; comments do not count. */
export function fictions(text: string): Fiction[] {
  const values = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^\s*#\s.*yaml-language-server.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
  return reserved
    .flatMap(({ pattern, what }) =>
      [...values.matchAll(pattern)].map((match) => ({ at: match.index, words: match[0].trim(), what })),
    )
    .sort((a, b) => a.at - b.at)
}
