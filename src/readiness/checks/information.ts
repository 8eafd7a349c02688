import { msg } from '#lingui/macro'
import type { JsonObject } from '../../json-ld/json.ts'
import { valuesOf } from '../../json-ld/site/nodes.ts'
import type { Check, Judgement } from '../check.ts'
import { pass, remark, skip, warn } from '../judgement.ts'
import type { Message } from '../message.ts'
import { nodesOf } from '../page/json-ld.ts'
import { metaOf, type Page, relOf } from '../page/page.ts'
import { lists } from '../page/sitemap.ts'

const check = (name: string, own: Pick<Check, 'title' | 'why' | 'source' | 'counter' | 'judge'>): Check => ({
  id: `info/${name}`,
  weight: 0,
  grade: 'I',
  remedy: msg`Nothing needs to be done for the score.`,
  ...own,
})

const none: Message = msg`Not there.`
const has = (at: number | undefined): Judgement => (at === undefined ? skip(none) : pass(msg`It is there.`, at))

const llmsTxt = check('llms-txt', {
  title: msg`llms.txt has the form of its proposal.`,
  why: msg`A list of pages for models, in Markdown: a title, a summary, sections of links.`,
  source: 'https://llmstxt.org',
  counter: {
    says: msg`Google says that it needs no such file; no maker of an assistant says that it reads it.`,
    source: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  },
  judge({ llms }) {
    if (llms === undefined) return skip(msg`No llms.txt was given.`)
    const lines = llms
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    const remarks = [
      ...(/^# \S/.test(lines[0] ?? '') ? [] : [remark(msg`It does not begin with a title.`, 0, 'llms')]),
      ...(lines.some((line) => /^> \S/.test(line)) ? [] : [remark(msg`It has no summary (> …).`, 0, 'llms')]),
      ...(lines.some((line) => /^\s*[-*] \[[^\]]+\]\([^)]+\)/.test(line))
        ? []
        : [remark(msg`It lists no links.`, 0, 'llms')]),
    ]
    if (remarks.length > 0)
      return warn(
        remarks,
        '# Name\n\n> One sentence.\n\n## Pages\n\n- [Title](https://www.example.com/page.md): what it says',
      )
    return pass(msg`A title, a summary, links.`)
  },
})

const sitemap = check('sitemap', {
  title: msg`The sitemap lists the page.`,
  why: msg`Crawlers find pages by it that few links lead to.`,
  source: 'https://www.sitemaps.org/protocol.html',
  judge({ sitemap, address }) {
    if (sitemap === undefined || !address) return skip(msg`No sitemap was given.`)
    if (lists(sitemap, address.href) || lists(sitemap, address.href.replace(/\/$/, ''))) return pass(msg`It does.`)
    return /<sitemapindex\b/.test(sitemap)
      ? skip(msg`The sitemap names other sitemaps, which are not read here.`)
      : warn(
          remark(msg`The sitemap does not list ${{ address: address.href }}.`),
          `<url><loc>${address.href.replaceAll('&', '&amp;')}</loc></url>`,
        )
  },
})

const description = check('description', {
  title: msg`A meta description says in a sentence what is on the page.`,
  why: msg`Google may show it below the title of a result where it describes the page better than a passage of the text does.`,
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  judge({ page }) {
    const tag = metaOf(page, 'description')
    return tag?.attributes.content?.trim()
      ? pass(msg`It is there.`, tag.at)
      : warn(remark(msg`There is no meta description.`, tag?.at ?? 0), '<meta name="description" content="…">')
  },
})

const alternateOf = (page: Page, type: RegExp) =>
  page.links.find((link) => relOf(link).includes('alternate') && type.test(link.attributes.type ?? ''))

const markdown = check('markdown', {
  title: msg`The page names a Markdown version of itself.`,
  why: msg`Tools that want text get it without a converter.`,
  source: 'https://llmstxt.org',
  judge: ({ page }) => has(alternateOf(page, /^text\/markdown/i)?.at),
})

const feeds = check('feeds', {
  title: msg`The page names a feed.`,
  why: msg`Feeds tell readers and crawlers what is new.`,
  source: 'https://www.rssboard.org/rss-autodiscovery',
  judge: ({ page }) => has(alternateOf(page, /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i)?.at),
})

const nodeAt = (page: Page, fits: (node: JsonObject) => boolean) =>
  nodesOf(page).find(({ node }) => fits(node))?.script.at

const faqPage = check('faq-page', {
  title: msg`Questions and answers are marked up as FAQPage.`,
  why: msg`It names questions and answers. Google has shown no FAQ results since May 7, 2026; those of Q&A pages remain.`,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
  judge: ({ page }) => has(nodeAt(page, (node) => /\b(?:FAQPage|QAPage)\b/.test(valuesOf(node, '@type').join(' ')))),
})

const speakable = check('speakable', {
  title: msg`Passages are marked as speakable.`,
  why: msg`It names what a voice may read out; a beta of Google for news in English.`,
  source: 'https://developers.google.com/search/docs/appearance/structured-data/speakable',
  judge: ({ page }) => has(nodeAt(page, ({ speakable }) => speakable !== undefined)),
})

const webMcp = check('webmcp', {
  title: msg`Forms say to agents what they do.`,
  why: msg`toolname and tooldescription of the WebMCP proposal.`,
  source: 'https://github.com/webmachinelearning/webmcp',
  judge: ({ page }) => has(page.elements.find(({ attributes }) => 'toolname' in attributes)?.at),
})

/** What is good to know and proves nothing. */
export const information: readonly Check[] = [
  description,
  llmsTxt,
  sitemap,
  markdown,
  feeds,
  faqPage,
  speakable,
  webMcp,
]
