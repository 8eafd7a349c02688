import type { Source, Term } from '../content/model.ts'
import type { CrawlerPurpose } from '../site/crawlers.ts'

type Row = { term: string; lines: readonly string[] }

/** Short interface words by what they stand for; the same that the page shows. */
export type WordName =
  | 'onThisPage'
  | 'illustration'
  | 'origin'
  | 'example'
  | 'alsoCalled'
  | 'notToBeConfused'
  | 'related'
  | 'relatedQuestions'
  | 'seeAlso'
  | 'sources'
  | 'challenge'
  | 'solution'
  | 'results'
  | 'expertise'
  | 'profile'
  | 'transcript'
  | 'chapters'
  | 'downloadTranscript'
  | 'phase'
  | 'asTable'
  | 'crawlers'
  | 'whatFor'
  | 'decision'
  | 'crawlerNames'

/** Checks of the readiness checker as the page lists them. */
export type CheckedGroup = {
  name: string
  checks: readonly {
    title: string
    why: string
    evidence: string
    source: string
    /** What speaks against it. */
    counter: { says: string; evidence: string; source: string } | undefined
  }[]
}

/** The interface words that publishing needs, in the language of the page: the composition root takes them from the catalog. */
export type PublishWords = {
  names: Record<WordName, string>
  categories: Record<Term['category'], string>
  levels: Record<Term['difficulty'], string>
  sourceTypes: Record<Source['type'], string>
  purposes: Record<CrawlerPurpose, string>
  decisions: Record<'allow' | 'disallow', string>
  lastUpdated: (iso: string) => string
  updated: (iso: string) => string
  reviewed: (iso: string) => string
  /** A day as the language writes it; what is no day, such as a year, as it is. */
  date: (date: string) => string
  /** A name before what it names. */
  labelled: (name: string) => string
  /** Things that may hold commas, in one line. */
  listed: (items: readonly string[]) => string
  /** A number as the language writes it. */
  number: (value: number) => string
  minutes: (count: number) => string
  ongoing: (from: number) => string
  agencyFigure: string
  form: string
  /** How to reach us, as the contact block shows it. */
  contact: readonly Row[]
  contactHeading: string
  checks: readonly CheckedGroup[]
  /** What the pages of this site score, in sentences; none while they are not all rendered. */
  ownReadiness: readonly string[]
  /** Who publishes the site, as the legal block shows it. */
  legal: readonly Row[]
}
