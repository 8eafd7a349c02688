/** A sign beside which French prints a space ("Lexique des règles typographiques", Imprimerie nationale). */
type SpacedSign = {
  /** The sign as messages name it. */
  name: string
  /** Pattern of the sign, and of what is on the other side of the space. */
  sign: string
  beside: string
  side: 'before' | 'after'
  space: '\u00a0' | '\u202f'
  /** Whether a text may begin with the space: then what is beside it is in another node. */
  opens: boolean
}

const word = '[\\p{L}\\p{N})}»]'
const end = '(?=\\s|$|["<})»*])'

const signs: readonly SpacedSign[] = [
  // Not the end of a character reference such as `&amp;`.
  { name: '; ! ?', sign: `(?<!&#?\\w+)[;!?]+${end}`, beside: word, side: 'before', space: '\u202f', opens: true },
  { name: ':', sign: `:${end}`, beside: word, side: 'before', space: '\u00a0', opens: true },
  { name: '«', sign: '«', beside: '[^\\s\u00a0\u202f]', side: 'after', space: '\u00a0', opens: true },
  { name: '»', sign: '»', beside: '[^\\s\u00a0\u202f]', side: 'before', space: '\u00a0', opens: true },
  { name: '%', sign: '%(?!\\w)', beside: '[\\d}]', side: 'before', space: '\u202f', opens: false },
  { name: '€', sign: '€(?!\\w)', beside: '[\\d}]', side: 'before', space: '\u00a0', opens: false },
]

const spaces = '[ \u00a0\u202f]'

/** Matches `now` where it stands between the sign and its neighbour. */
const between = ({ sign, beside, side }: SpacedSign, now: string) =>
  side === 'before' ? `(?<=${beside})${now}(?=${sign})` : `(?<=${sign})${now}(?=${beside})`

const betweenLoosely = ({ sign, side }: SpacedSign, now: string) =>
  side === 'before' ? `${now}(?=${sign})` : `(?<=${sign})${now}`

const others = (space: string) => spaces.replace(space, '')

/** Typed spaces of any width, to be replaced by `space`. */
export const typedSpaces = signs.map((one) => ({
  pattern: new RegExp(one.opens ? betweenLoosely(one, `${spaces}+`) : between(one, `${spaces}+`), 'gu'),
  space: one.space,
}))

/** Places without any space, such as `quoi?`. */
export const missingSpaces = signs.map((one) => ({ ...one, pattern: new RegExp(between(one, ''), 'gu') }))

/** Places with no space, or with the wrong one. */
export const wrongSpaces = signs.map((one) => ({
  ...one,
  pattern: new RegExp(between(one, `${others(one.space)}?`), 'gu'),
}))
