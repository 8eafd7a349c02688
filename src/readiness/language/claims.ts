/** `41 percent` and `41 %` are one figure. */
export const sameFigure = (figure: string) =>
  figure
    .replace(/percent|pour cent/u, '%')
    .replace(/\s/g, '')
    .replace(',', '.')

/** Says whose figure it is, or of how many: less than a link, more than nothing. */
export const attribution =
  /\b\d+ (?:of|out of|sur) (?:the |les )?\d+|\b(?:computed|calculated|estimated by)\b|\b(?:agency|company)(?:['’]s)? (?:own )?(?:figure|estimate|count|data)|\b(?:our|own) (?:own )?(?:figures?|data|counts?|survey|measurements?|estimate)|\baccording to\b|\bsource ?:|(?<!\p{L})(?:selon (?:(?:une?|les?|des) |l['’])(?:analyse|chiffre|donnée|enquête|estimation|étude|rapport|sondage)|chiffres? (?:de l['’]agence|internes?)|nos (?:propres )?(?:chiffres|données|relevés|mesures)|calcul(?:ée?s?)?|estimation de)(?!\p{L})/iu

/** Says it of every figure of a page. */
export const attributionOfAll =
  /\b(?:every|all|each) (?:of the )?(?:figures?|numbers?) (?:on|of) this page|(?<!\p{L})(?:tous les|chaque|les) chiffres? de cette page/iu

/** All places of a global pattern. Most texts have none, and to ask is four times as fast as to list. */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]

/** The sentence of a text that a place is in. */
export function sentenceAround(text: string, at: number): string {
  const start = Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end, at)))
  const rest = text.slice(at).search(/[.!?;](\s|$)/)
  return text.slice(start + 1, rest < 0 ? undefined : at + rest + 1)
}
