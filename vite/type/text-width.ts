import type { FontMetrics } from './sfnt.ts'

/**
 * How often a character occurs in running text, in percent of the small letters: these are the mean of English (Lewand,
 * Cryptological Mathematics, 2000) and French (https://fr.wikipedia.org/wiki/Fr%C3%A9quence_d%27apparition_des_lettres);
 * spaces, points, capitals and figures are counted in this site's own pages.
 */
const characters = '0125 ,.’-ACDEGILOPSTUabcdefghijklmnopqrstuvwxyzàéèê'
const frequencies = [
  0.2, 0.2, 0.2, 0.1, 20.8, 1.2, 1.2, 0.9, 0.3, 0.3, 0.3, 0.25, 0.35, 0.35, 0.3, 0.3, 0.25, 0.2, 0.3, 0.3, 0.15, 7.9,
  1.2, 3.02, 3.96, 13.71, 1.65, 1.44, 3.41, 7.25, 0.38, 0.42, 4.74, 2.69, 6.92, 6.65, 2.23, 0.73, 6.34, 7.14, 8.15,
  4.54, 1.41, 1.2, 0.29, 1.05, 0.2, 0.24, 0.75, 0.14, 0.11,
]

/** Mean advance of a character of English and French prose, in em. */
export function meanWidth(font: FontMetrics): number {
  let sum = 0
  let weight = 0
  for (const [index, share] of frequencies.entries()) {
    const character = characters.charAt(index)
    const advance = font.advance(character)
    if (advance === undefined) throw new Error(`A font lacks '${character}', which French and English need.`)
    sum += advance * share
    weight += share
  }
  return sum / weight
}

// Spaces narrower than a word's are made by the renderer where the font has none.
const missing = (character: string) => (/\s/.test(character) ? 0.2 : 0.5)

/** Width of a line in em, without kerning. */
export function lineWidth(font: FontMetrics, line: string): number {
  return Array.from(line).reduce((width, character) => width + (font.advance(character) ?? missing(character)), 0)
}
