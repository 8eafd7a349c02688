/** Units of the em that the widths below are counted in. */
const unitsPerEm = 2048

/**
 * Advance widths of Arial, in which results pages are set, by width: read from Liberation Sans, which has the same
 * metrics (https://github.com/liberationfonts/liberation-fonts). Narrow spaces are made by the renderer.
 */
const byWidth: Readonly<Record<number, string>> = {
  391: "'",
  455: 'ijlįĵĺļłſ‘’‚',
  532: '|¦',
  569: ' !,./:;I[\\]ft\u00a0·ÌÍÎÏìíîïĨĩĪīĬĭĮİıţŧ',
  597: 'ľ',
  682: '()-`r¡¨²³´¸¹ŕŗř“”„‹›',
  684: '{}ŀ',
  717: '•',
  727: '"',
  748: 'º',
  758: 'ª',
  768: 'ť',
  797: '*',
  819: '°',
  909: 'ĳ',
  961: '^',
  1024: 'JcksvxyzçýÿćĉċčĴķĸśŝşšŷźżž',
  1100: '¶',
  1124: '±÷≤≥≠≈',
  1131: '¯',
  1139: '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþāăąđēĕėęěĝğġģĥħĹĻĽĿŁńņňŋōŏőũūŭůűų–†‡€',
  1180: 'µ',
  1196: '+<=>~¬×−×',
  1237: 'ŉ',
  1251: 'FTZ¿ßøŢŤŦŹŻŽ',
  1259: 'ď',
  1366: '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞĀĂĄĒĔĖĘĚĶŚŜŞŠŶŸ',
  1479: 'CDHNRUwÇÐÑÙÚÛÜĆĈĊČĎĐĤĦŃŅŇŔŖŘŨŪŬŮŰŲŵ',
  1481: 'Ŋ',
  1505: 'Ĳ',
  1509: '©®',
  1593: 'GOQÒÓÔÕÖØĜĞĠĢŌŎŐ',
  1706: 'Mm',
  1708: '¼½¾',
  1821: '%æ',
  1933: 'WœŴ',
  2048: 'ÆŒ—…‰™→←',
  2079: '@',
}

const widths = new Map(
  Object.entries(byWidth).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width)] as const)),
)

// The width of every letter that is not listed.
const otherwise = 1139
const narrow = 410
const isNarrow = /[\u2009\u202f]/

/** Width of a line of Arial in pixels, without kerning. */
export function arialWidth(text: string, size: number): number {
  const units = [...text].reduce(
    (sum, sign) => sum + (isNarrow.test(sign) ? narrow : (widths.get(sign) ?? otherwise)),
    0,
  )
  return (units * size) / unitsPerEm
}
