import { levelOf, ruleFor } from '../../cli/audit/audit-rules.ts'
import type { Finding } from '../../cli/findings/finding.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { headOf } from '../../src/publish/head.ts'
import { llmsTxt } from '../../src/publish/llms.ts'
import { robotsTxt } from '../../src/publish/robots.ts'
import { sitemapXml } from '../../src/publish/sitemap.ts'
import { betweenLines, readLines } from '../../src/readiness/as-read.ts'
import { type Audit, audit as judge } from '../../src/readiness/audit.ts'
import type { Remark } from '../../src/readiness/check.ts'
import { fetchLimits } from '../../src/readiness/checks/content-start.ts'
import { sectionsOf } from '../../src/readiness/checks/section-length.ts'
import { english, inEnglish } from '../../src/readiness/in-english.ts'
import { type Block, mainBlocks, type Page as ReadPage, wordCount } from '../../src/readiness/page/page.ts'
import { readPage } from '../../src/readiness/page/read-page.ts'
import { countWords } from '../../src/readiness/page/words.ts'
import type { FactFinding, Place } from './facts.ts'
import { factOf, type Sources } from './sources.ts'

type Rendered = {
  readonly html: string
  readonly markdown: string
  /** HTML of the page in its other language. */
  readonly other: string | undefined
  readonly sources: Sources
  /** Of the content checks, without those that other panels show. */
  readonly findings: readonly Finding[]
}

export type ReadFacts = ReturnType<typeof readFacts>

/** What a reader without scripts gets of a page, and its audit. */
export function readFacts(page: Page, site: Site, { html, markdown, other, sources, findings }: Rendered) {
  const read = readPage(html)
  const text = textOf(read)
  const input = {
    html,
    robots: robotsTxt(),
    llms: llmsTxt(site, page.locale, english),
    sitemap: sitemapXml(site),
    ...(other !== undefined && { other }),
  }
  const audit = judge(input)
  const placeAt = (at = 0) => sources.placeInBody(read.blocks.findLast((block) => block.at <= at)?.text ?? '')
  return {
    /** The text of the page, from its HTML without running scripts. */
    text: text.whole,
    words: countWords(text.whole),
    markdown,
    htmlCharacters: html.length,
    /** Limits of readers, in characters, and the offset in the text where those that cut the HTML stop; undefined when they read all. */
    htmlCuts: Object.values(fetchLimits).map((limit) => ({
      limit,
      at: html.length > limit ? text.offsetOf(limit) : undefined,
    })),
    start: said(remarkOf(audit, 'extract/content-start')),
    firstAnswer: firstAnswer(audit, read, text, sources),
    chunks: chunksOf(read, text, sources),
    score: audit.score.total,
    findings: [
      ...findings.map((finding) => factOf(finding)),
      // A page with noindex is not meant to be found, so the audit does not apply to it.
      ...(headOf(page, site).robots.includes('noindex') ? [] : judgements(audit, placeAt)),
    ],
  }
}

type Text = {
  readonly whole: string
  /** Offset in the text for an offset in the HTML, or of what follows it. */
  readonly offsetOf: (at: number) => number
}

function textOf(read: ReadPage): Text {
  const lines = readLines(read)
  const whole = lines.map(({ text }) => text).join(betweenLines)
  let from = 0
  const starts = lines.map(({ text, at }) => {
    const start = { at, from }
    from += text.length + betweenLines.length
    return start
  })
  return { whole, offsetOf: (at) => starts.find((line) => line.at >= at)?.from ?? whole.length }
}

/** Each heading, its offset in the text, and how much is below it. */
function chunksOf(read: ReadPage, text: Text, { placeInBody }: Sources) {
  return sectionsOf(mainBlocks(read)).map(({ heading, blocks }) => ({
    heading: heading.text.trim(),
    level: heading.level,
    words: wordCount(blocks),
    at: text.offsetOf(heading.at),
    place: placeInBody(heading.text),
  }))
}

const answerFirst = 'extract/answer-first'
const resultOf = ({ results }: Audit, id: string) => results.find(({ check }) => check.id === id)
const remarkOf = (audit: Audit, id: string) => resultOf(audit, id)?.remarks[0]
const said = (remark: Remark | undefined) => (remark ? inEnglish(remark.message) : '')

/** Where the check finds the answer that the page opens with. */
function firstAnswer(audit: Audit, read: ReadPage, text: Text, { placeInBody }: Sources) {
  const remark = remarkOf(audit, answerFirst)
  const at = remark?.at ?? 0
  const blocks = mainBlocks(read)
  const index = blocks.findIndex((block) => block.at === at)
  const block: Block | undefined = blocks[index]
  return {
    at: text.offsetOf(at),
    wordsBefore: wordCount(blocks.slice(0, Math.max(index, 0))),
    sentence: block?.text.trim() ?? '',
    verdict: resultOf(audit, answerFirst)?.verdict ?? 'skip',
    message: said(remark),
    place: placeInBody(block?.text ?? ''),
  }
}

/** The failed checks of the audit, each once, with all its places in the sources. */
function judgements({ results }: Audit, placeAt: (at?: number) => Place): FactFinding[] {
  return results.flatMap((result) => {
    const { check, remarks } = result
    const [first, ...more] = remarks
    const level = levelOf(result)
    if (!level || !first) return []
    const { id: rule, remedy, source } = ruleFor(check)
    const [place, ...also] = [first, ...more].flatMap(({ at, of = 'page' }) =>
      at === undefined || of !== 'page' ? [] : [placeAt(at)],
    )
    return [{ rule, level, message: inEnglish(first.message), place: place ?? placeAt(), also, remedy, source }]
  })
}
