import type { Locale } from '../../site/locales.ts'

/** Shares and multiples: what a reader takes for a measurement. */
export const figures: Readonly<Record<Locale, RegExp>> = {
  en: /(?<![\w.])\d+(?:[.,]\d+)*\s?(?:%|percent\b|times\b(?= (?:more|less|as|higher|faster|better|greater))|-fold\b)/gu,
  fr: /(?<![\w.])\d+(?:[.,]\d+)*[\s\u00a0\u202f]?(?:%|pour cent\b|fois\b(?= (?:plus|moins|mieux)))/gu,
}

/** Words that claim a rank or promise a result. */
export const superlatives: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|(?:un(?:matched|rivall?ed|beatable|paralleled))|revolutionary|groundbreaking|game[- ]chang(?:er|ing)|industry[- ]leading|market[- ]leading|the (?:world’s|world's|industry's|only) (?:leading|best|first|agency)|number one agency|#1|guarantee(?:d|s)? (?:results?|citations?|rankings?|success)|the (?:best|leading|top|most (?:advanced|powerful|effective)) (?:agency|method|solution|tool|team|platform|service|experts?))\b/gi,
  fr: /(?<!\p{L})(?:inégalée?s?|incomparables?|imbattables?|révolutionnaires?|de classe mondiale|à la pointe|de pointe|leaders? (?:du|de|sur|en|mondial|incontest)[^\s.]*|numéro un|n° ?1|sans équivalent|(?:résultats?|citations?|succès|positions?) garanti(?:e|s|es)?|l[ae] (?:meilleure?|seule?|première) (?:agence|méthode|solution|équipe|plateforme)|les meilleure?s (?:experts?|agences?|résultats?))(?!\p{L})/giu,
}

/** A sentence that denies a promise makes none. */
export const denied: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:no|not|never|nobody|none|cannot|without|neither|nor|avoid|beware|anyone who|whoever|unsupported)\b|n['’]t\b/iu,
  fr: /(?<!\p{L})(?:ne|n['’]|ni|aucune?|jamais|personne|sans|non|évitez|méfiez|quiconque|qui vous (?:promet|annonce))(?!\p{L})/iu,
}

/** `41 percent` and `41 %` are one figure. */
export const sameFigure = (figure: string) =>
  figure
    .replace(/percent|pour cent/u, '%')
    .replace(/\s/g, '')
    .replace(',', '.')

/** Says whose figure it is, or of how many: less than a link, more than nothing. */
export const attribution =
  /\b\d+ (?:of|out of|sur) (?:the |les )?\d+|\b(?:computed|calculated|estimated by)\b|\b(?:agency|company)(?:['’]s)? (?:own )?(?:figure|estimate|count|data)|\b(?:our|own) (?:own )?(?:figures?|data|counts?|survey|measurements?|estimate)|\bsource ?:|(?<!\p{L})(?:chiffres? (?:de l['’]agence|internes?)|nos (?:propres )?(?:chiffres|données|relevés|mesures)|calcul(?:ée?s?)?|estimation de)(?!\p{L})/iu

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
