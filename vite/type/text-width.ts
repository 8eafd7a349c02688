import type { FontMetrics } from './sfnt.ts'

/**
 * Frequencies of characters in running text, as percentages of the small letters. Those of letters are the mean of
 * English (Lewand, Cryptological Mathematics, 2000) and French
 * (https://fr.wikipedia.org/wiki/Fr%C3%A9quence_d%27apparition_des_lettres); spaces, punctuation, capitals and figures
 * were counted in this site's own pages.
 */
const frequencies = {
  ' ': 20.8,
  ',': 1.2,
  '.': 1.2,
  '’': 0.9,
  '-': 0.3,
  0: 0.2,
  1: 0.2,
  2: 0.2,
  5: 0.1,
  A: 0.3,
  C: 0.3,
  D: 0.25,
  E: 0.35,
  G: 0.35,
  I: 0.3,
  L: 0.3,
  O: 0.25,
  P: 0.2,
  S: 0.3,
  T: 0.3,
  U: 0.15,
  a: 7.9,
  b: 1.2,
  c: 3.02,
  d: 3.96,
  e: 13.71,
  f: 1.65,
  g: 1.44,
  h: 3.41,
  i: 7.25,
  j: 0.38,
  k: 0.42,
  l: 4.74,
  m: 2.69,
  n: 6.92,
  o: 6.65,
  p: 2.23,
  q: 0.73,
  r: 6.34,
  s: 7.14,
  t: 8.15,
  u: 4.54,
  v: 1.41,
  w: 1.2,
  x: 0.29,
  y: 1.05,
  z: 0.2,
  à: 0.24,
  é: 0.75,
  è: 0.14,
  ê: 0.11,
}

/** Mean advance of a character of English and French prose, in em. */
export function meanWidth(font: FontMetrics): number {
  let sum = 0
  let weight = 0
  for (const [character, share] of Object.entries(frequencies)) {
    const advance = font.advance(character)
    if (advance === undefined) throw new Error(`A font lacks '${character}', which French and English need.`)
    sum += advance * share
    weight += share
  }
  return sum / weight
}

// The renderer makes narrow spaces that the font lacks.
const missing = (character: string) => (/\s/.test(character) ? 0.2 : 0.5)

/** Width of a line in em, without kerning. */
export function lineWidth(font: FontMetrics, line: string): number {
  return Array.from(line).reduce((width, character) => width + (font.advance(character) ?? missing(character)), 0)
}
