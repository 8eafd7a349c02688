import type { Locale } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { type Passage, placeAt } from '../passage.ts'
import { contentRules as rules } from '../rules.ts'

/** Shares and multiples: what a reader takes for a measurement. */
const figures: Readonly<Record<Locale, RegExp>> = {
  en: /(?<![\w.])\d+(?:[.,]\d+)*\s?(?:%|percent\b|times\b(?= (?:more|less|as|higher|faster|better|greater))|[x×](?!\w)|-fold\b)/gu,
  fr: /(?<![\w.])\d+(?:[.,]\d+)*[\s\u00a0\u202f]?(?:%|pour cent\b|fois\b(?= (?:plus|moins|mieux))|[x×](?!\w))/gu,
}

/** Words that claim a rank or promise a result. */
const superlatives: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:world[- ]class|best[- ]in[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|(?:un(?:matched|rivall?ed|beatable|paralleled))|revolutionary|groundbreaking|game[- ]chang(?:er|ing)|industry[- ]leading|market[- ]leading|the (?:world’s|world's|industry's|only) (?:leading|best|first|agency)|number one agency|#1|guarantee(?:d|s)? (?:results?|citations?|rankings?|success)|the (?:best|leading|top|most (?:advanced|powerful|effective)) (?:agency|method|solution|tool|team|platform|service|experts?))\b/giu,
  fr: /(?<!\p{L})(?:inégalée?s?|incomparables?|imbattables?|révolutionnaires?|de classe mondiale|à la pointe|de pointe|leaders? (?:du|de|sur|en|mondial|incontest)[^\s.]*|numéro un|n° ?1|sans équivalent|(?:résultats?|citations?|succès|positions?) garanti(?:e|s|es)?|l[ae] (?:meilleure?|seule?|première) (?:agence|méthode|solution|équipe|plateforme)|les meilleure?s (?:experts?|agences?|résultats?))(?!\p{L})/giu,
}

/** A sentence that denies a promise makes none. */
const denied: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:no|not|never|nobody|none|cannot|without|neither|nor|avoid|beware|anyone who|whoever|unsupported)\b|n['’]t\b/iu,
  fr: /(?<!\p{L})(?:ne|n['’]|ni|aucune?|jamais|personne|sans|non|évitez|méfiez|quiconque|qui vous (?:promet|annonce))(?!\p{L})/iu,
}

/** The figures that passages give together with their evidence, by how they are compared. */
export function evidencedFigures(passages: readonly Passage[]): Set<string> {
  const evidenced = passages.filter(({ evidenced, sectionEvidenced }) => evidenced || sectionEvidenced)
  return new Set(
    evidenced.flatMap((passage) => matches(passage, figures[passage.source.locale]).map(({ words }) => normal(words))),
  )
}

/** `41 percent` and `41 %` are one figure. */
const normal = (figure: string) =>
  figure
    .replace(/percent|pour cent/u, '%')
    .replace(/\s/g, '')
    .replace(',', '.')

/**
 * Figures stand beside their source, superlatives beside their evidence.
 * @param known figures that the same page, or a collection, gives with their evidence
 */
export function checkClaims(passage: Passage, known: ReadonlySet<string>): Finding[] {
  const { source, kind, within } = passage
  const isMeta = within.includes('keywords') || within.includes('label')
  if (isMeta) return []
  const unsourced = passage.sectionEvidenced || kind === 'heading' ? [] : matches(passage, figures[source.locale])
  const superlative = passage.evidenced
    ? []
    : matches(passage, superlatives[source.locale]).filter(({ sentence }) => !denied[source.locale].test(sentence))
  return [
    ...unsourced
      .filter(({ words }) => !known.has(normal(words)))
      .map(({ at, words }) =>
        found(rules.figure, placeAt(source, at), `'${words}' is stated, and no source stands in this section.`),
      ),
    ...superlative.map(({ at, words }) =>
      found(rules.superlative, placeAt(source, at), `'${words}' is claimed, without evidence.`),
    ),
  ]
}

function matches({ source, runs }: Passage, pattern: RegExp) {
  return runs.flatMap(({ start, end }) => {
    const text = source.text.slice(start, end)
    return [...text.matchAll(pattern)].map((match) => ({
      at: start + match.index,
      words: match[0].replace(/\s+/g, ' '),
      sentence: sentenceAround(text, match.index),
    }))
  })
}

function sentenceAround(text: string, at: number): string {
  const start = Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end, at)))
  const rest = text.slice(at).search(/[.!?;](\s|$)/)
  return text.slice(start + 1, rest < 0 ? undefined : at + rest + 1)
}
