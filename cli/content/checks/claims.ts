import { sameFigure, sentenceAround } from '../../../src/readiness/language/claims.ts'
import { wordings } from '../../../src/readiness/language/wording.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { matchesIn, type Passage, placeAt } from '../passage.ts'

/** The figures that passages give together with their evidence, by how they are compared. */
export function evidencedFigures(passages: readonly Passage[]): Set<string> {
  const evidenced = passages.filter(({ evidenced, sectionEvidenced }) => evidenced || sectionEvidenced)
  return new Set(
    evidenced.flatMap((passage) =>
      matches(passage, wordings[passage.source.locale].figures).map(({ words }) => sameFigure(words)),
    ),
  )
}

/**
 * Figures need a source beside them, superlatives need evidence.
 * @param known figures that the same page, or a collection, gives with their evidence
 */
export function checkClaims(passage: Passage, known: ReadonlySet<string>): Finding[] {
  const { source, kind, within } = passage
  const isMeta = within.includes('keywords') || within.includes('label')
  if (isMeta) return []
  const unsourced =
    passage.sectionEvidenced || kind === 'heading' ? [] : matches(passage, wordings[source.locale].figures)
  const superlative = passage.evidenced
    ? []
    : matches(passage, wordings[source.locale].superlatives).filter(
        ({ sentence }) => !wordings[source.locale].denied.test(sentence),
      )
  return [
    ...unsourced
      .filter(({ words }) => !known.has(sameFigure(words)))
      .map(({ at, words }) =>
        found(rules.figure, placeAt(source, at), `'${words}' is stated, and there is no source in this section.`),
      ),
    ...superlative.map(({ at, words }) =>
      found(rules.superlative, placeAt(source, at), `'${words}' is claimed, without evidence.`),
    ),
  ]
}

const matches = (passage: Passage, pattern: RegExp) =>
  matchesIn(passage, pattern).map(({ match, at }) => ({
    at,
    words: match[0].replace(/\s+/g, ' '),
    sentence: sentenceAround(match.input, match.index),
  }))
