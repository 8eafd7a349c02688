import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { contactRows, type DetailRow, legalRows } from '../blocks/detail-rows.ts'
import { checksInWords } from '../checker/checks-in-words.ts'
import type { OwnScores } from '../checker/own/own-scores.ts'
import { ownWords } from '../checker/own/own-words.ts'
import type { PublishWords, WordName } from '../publish/words.ts'
import { writtenDate } from '../site/written-date.ts'

/** The interface words of what is published beside the pages: the same as on them, so the catalog holds them once. */
export function publishWords(i18n: I18n, own?: OwnScores): PublishWords {
  const inText = (rows: readonly DetailRow[]) =>
    rows.map(({ term, lines }) => ({ term, lines: lines.map(({ text }) => text) }))
  const day = (iso: string) => writtenDate(iso, i18n.locale)
  return {
    names: names(i18n),
    ...tables(i18n),
    lastUpdated: (iso) => {
      const updated = day(iso)
      return i18n._(msg`Last updated ${updated}`)
    },
    updated: (iso) => {
      const date = day(iso)
      return i18n._(msg`updated ${date}`)
    },
    reviewed: (iso) => {
      const reviewed = day(iso)
      return i18n._(msg`last reviewed ${reviewed}`)
    },
    labelled: (name) => i18n._(msg`${name}:`),
    listed: (items) => (items.length > 0 ? items.reduce((before, example) => i18n._(msg`${before}; ${example}`)) : ''),
    number: (value) => i18n.number(value),
    date: (date) => (/^\d{4}-\d\d-\d\d$/.test(date) ? day(date) : date),
    minutes: (readTime) => i18n._(msg`${readTime} min read`),
    ongoing: (from) => i18n._(msg`from ${from}, ongoing`),
    agencyFigure: i18n._(msg`agency figure`),
    form: i18n._(msg`The form is on the page.`),
    contact: inText(contactRows(i18n)),
    contactHeading: i18n._(msg`Where to reach us`),
    checks: checksInWords(i18n, i18n.locale === 'fr' ? 'fr' : 'en'),
    ownReadiness: ownWords(own, i18n),
    legal: inText(legalRows(i18n)),
  }
}

function names(i18n: I18n): Record<WordName, string> {
  return {
    onThisPage: i18n._(msg`On this page`),
    illustration: i18n._(msg`Illustration: what being cited looks like.`),
    origin: i18n._(msg`Origin`),
    example: i18n._(msg`For example`),
    alsoCalled: i18n._(msg`Also called`),
    notToBeConfused: i18n._(msg`Not to be confused with`),
    related: i18n._(msg`Related`),
    relatedQuestions: i18n._(msg`See also:`),
    seeAlso: i18n._(msg`See also`),
    sources: i18n._(msg`Sources`),
    challenge: i18n._(msg`Challenge`),
    solution: i18n._(msg`Solution`),
    results: i18n._(msg`Results`),
    expertise: i18n._(msg`Expertise:`),
    profile: i18n._(msg`Profile`),
    transcript: i18n._(msg`Transcript`),
    chapters: i18n._(msg`Chapters`),
    downloadTranscript: i18n._(msg`Download transcript`),
    phase: i18n._(msg`Phase`),
    asTable: i18n._(msg`The numbers as a table`),
    crawlers: i18n._(msg`AI crawlers by what they come for`),
    whatFor: i18n._(msg`What for`),
    decision: i18n._(msg`Decision`),
    crawlerNames: i18n._(msg`Names`),
  }
}

function tables(i18n: I18n): Pick<PublishWords, 'categories' | 'levels' | 'sourceTypes' | 'purposes' | 'decisions'> {
  return {
    categories: {
      optimization: i18n._(msg`Optimization`),
      metrics: i18n._(msg`Metrics`),
      technology: i18n._(msg`Technology`),
    },
    levels: {
      beginner: i18n._(msg`Beginner`),
      intermediate: i18n._(msg`Intermediate`),
      advanced: i18n._(msg`Advanced`),
    },
    sourceTypes: {
      study: i18n._(msg`Study`),
      benchmark: i18n._(msg`Benchmark`),
      guidelines: i18n._(msg`Guidelines`),
      documentation: i18n._(msg`Documentation`),
      internal: i18n._(msg`Our own data`),
      research: i18n._(msg`Research`),
      article: i18n._(msg`Article`),
      book: i18n._(msg`Book`),
      website: i18n._(msg`Website`),
      report: i18n._(msg`Report`),
    },
    purposes: {
      search: i18n._(msg`Index for answers and search`),
      user: i18n._(msg`Fetch a page for someone who asks`),
      training: i18n._(msg`Train models`),
      ads: i18n._(msg`Review advertising`),
      data: i18n._(msg`Collect and resell text`),
    },
    decisions: { allow: i18n._(msg`allowed`), disallow: i18n._(msg`refused`) },
  }
}
