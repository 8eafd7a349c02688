import type { PhrasingContent, RootContent } from 'mdast'
import type { Author, CaseStudy, Chart, Video } from '../../content/collection-schemas.ts'
import type { Block, ListedSource, Term } from '../../content/model.ts'
import { crawlerPolicy } from '../../site/crawler-policy.ts'
import { type CrawlerPurpose, crawlers } from '../../site/crawlers.ts'
import { filmAddress, filmFiles } from '../../site/films.ts'
import type { PublishWords } from '../words.ts'
import { details, flow, heading, lines, link, list, paragraph, quote, strong, table, text } from './nodes.ts'

export type ExhibitBlock = Extract<
  Block,
  {
    type:
      | 'glossary'
      | 'source-list'
      | 'case-studies'
      | 'author'
      | 'chart'
      | 'video'
      | 'notice'
      | 'articles'
      | 'legal-identity'
      | 'contents'
      | 'crawler-policy'
  }
>

/** The blocks that are made from collections rather than from running text. */
export function exhibitNodes(block: ExhibitBlock, words: PublishWords): RootContent[] {
  switch (block.type) {
    case 'glossary': {
      const names = new Map(block.terms.map(({ id, term }) => [id, term]))
      return block.terms.flatMap((term) => termNodes(term, names, words))
    }
    case 'source-list':
      return [list(block.entries.map((entry) => sourceLine(entry, words)))]
    case 'case-studies':
      return block.studies.flatMap((study) => caseNodes(study, words))
    case 'author':
      return authorNodes(block.author, words)
    case 'chart':
      return [
        paragraph(strong(block.chart.title), text(` ${block.chart.description}`)),
        ...chartNodes(block.chart, words),
      ]
    case 'video':
      return videoNodes(block.video, words)
    case 'notice':
      return [quote(...flow(block.body))]
    case 'articles':
      return block.articles.flatMap(({ path, title, description, section, published, readTime }) => [
        paragraph(link(path, title)),
        ...lines([section, words.date(published), words.minutes(readTime)].join(' · '), description),
      ])
    case 'contents':
      return [
        heading(2, words.names.onThisPage),
        list(block.entries.map(({ id, heading: name }) => [link(`#${id}`, name)])),
      ]
    case 'crawler-policy':
      return crawlerNodes(words)
    case 'legal-identity':
      return [list(words.legal.map(({ term, lines }) => [strong(term), text(` ${lines.join(' ')}`)]))]
  }
}

function termNodes(term: Term, names: ReadonlyMap<string, string>, words: PublishWords): RootContent[] {
  const { origin, example, alsoCalled, notToBeConfused, related, seeAlso, sources } = words.names
  const links = (name: string, items: readonly { text: string; href: string | undefined }[]): RootContent[] => {
    const linked = items.map(({ text: value, href }) => (href ? link(href, value) : text(value)))
    return items.length === 0 ? [] : [paragraph(strong(words.labelled(name)), text(' '), ...joined(linked))]
  }
  return [
    heading(2, term.term),
    ...lines(`${words.categories[term.category]} · ${words.levels[term.difficulty]}`),
    ...term.definition.children,
    ...details(
      [words.labelled(origin), term.etymology],
      [words.labelled(example), words.listed(term.examples)],
      [words.labelled(alsoCalled), term.synonyms.join(', ')],
      [words.labelled(notToBeConfused), term.antonyms.join(', ')],
    ),
    ...links(
      related,
      term.relatedTerms.flatMap((id) => ({ text: names.get(id) ?? id, href: undefined })),
    ),
    ...links(seeAlso, term.seeAlso),
    ...links(
      sources,
      term.sources.map(({ title, url }) => ({ text: title, href: url })),
    ),
  ]
}

const joined = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index > 0 ? [text(', '), node] : [node]))

function sourceLine({ url, title, type, imprint, note }: ListedSource, words: PublishWords) {
  const line = `${words.sourceTypes[type]} · ${imprint}`
  return [url ? link(url, title) : text(title), text(`. ${line}${note ? `. ${note}` : ''}`)]
}

function caseNodes(study: CaseStudy, words: PublishWords): RootContent[] {
  const { challenge, solution, results } = words.names
  const { testimonial } = study
  return [
    ...lines([study.client, study.industry, study.duration].join(' · ')),
    heading(2, study.title),
    ...lines(study.tags.slice(0, 3).join(' · ')),
    ...details([challenge, study.challenge], [solution, study.solution], [results, study.results]),
    list(
      study.metrics.map(({ value, label, change }) => [
        strong(value),
        text(` ${change ? `${label} (${change})` : label} (${words.agencyFigure})`),
      ]),
    ),
    ...(testimonial
      ? [quote(paragraph(text(testimonial.quote)), paragraph(text(`${testimonial.author}, ${testimonial.role}`)))]
      : []),
  ]
}

function authorNodes(author: Author, words: PublishWords): RootContent[] {
  const expertise = `${words.names.expertise} ${author.expertise.join(', ')} · ${words.reviewed(author.lastReviewed)}`
  const profiles = [
    { name: words.names.profile, href: author.profileUrl },
    { name: 'LinkedIn', href: author.linkedIn },
    { name: 'GitHub', href: author.github },
  ].flatMap(({ name, href }) => (href ? [text(' · '), link(href, name)] : []))
  return [
    heading(2, author.name),
    paragraph(strong(author.title)),
    ...lines(author.bio),
    paragraph(text(expertise), ...profiles),
  ]
}

function videoNodes(
  { title, description, tags, platform, videoId, duration, chapters, transcript }: Video,
  words: PublishWords,
): RootContent[] {
  const film = filmAddress(platform, videoId)
  const files = filmFiles(videoId)
  const { chapters: chaptersName, downloadTranscript } = words.names
  const chapterItems = chapters.map(({ time, title: name, description: what }) => [
    link(`${film}#t=${time}`, `${clock(time)} ${name}`),
    text(what ? ` ${what}` : ''),
  ])
  return [
    heading(2, title),
    paragraph(text(description), text(' '), link(film, clock(duration))),
    ...lines(tags.join(' · ')),
    ...(chapters.length > 0 ? [heading(3, chaptersName), list(chapterItems)] : []),
    paragraph(
      link(files.transcript, `${downloadTranscript} (.txt)`),
      text(' '),
      link(files.captions, `${downloadTranscript} (.vtt)`),
    ),
    heading(3, words.names.transcript),
    ...transcript.flatMap(({ start, end, title: part, text: said }) => [
      heading(4, `${clock(start)}–${clock(end)} ${part}`),
      ...lines(said),
    ]),
  ]
}

/** `75` is `1:15`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const purposes: readonly CrawlerPurpose[] = ['search', 'user', 'training', 'ads', 'data']

function crawlerNodes(words: PublishWords): RootContent[] {
  const { crawlers: caption, whatFor, decision, crawlerNames } = words.names
  const rows = purposes.map((purpose) => [
    words.purposes[purpose],
    words.decisions[crawlerPolicy[purpose]],
    crawlers
      .filter((crawler) => crawler.purpose === purpose)
      .map(({ token }) => token)
      .join(', '),
  ])
  return [...lines(caption), table([[whatFor, decision, crawlerNames], ...rows])]
}

function chartNodes(chart: Chart, words: PublishWords): RootContent[] {
  switch (chart.kind) {
    case 'timeline': {
      const span = (from: number, to: number | null) => {
        if (to === null) return words.ongoing(from)
        return from === to ? String(from) : `${from}–${to}`
      }
      const rows = chart.rows.map(({ label, note, from, to }) => [note ? `${label} ${note}` : label, span(from, to)])
      return [table([[words.names.phase, chart.unit], ...rows])]
    }
    case 'overlap':
      return details(...chart.sets.map(({ name, text: value }) => [name, value] as const), [
        chart.sets.map(({ name }) => name).join(' + '),
        chart.shared,
      ])
    case 'line':
      return [
        ...lines(words.names.asTable),
        table([[chart.x, chart.y], ...chart.points.map(({ x, y }) => [words.number(x), words.number(y)])]),
        ...lines(chart.note),
      ]
  }
}
