import { nodesIn, valuesOf } from '../../json-ld/site/nodes.ts'
import type { Check, Judgement } from '../check.ts'
import { judged, pass, remark, skip, warn } from '../judgement.ts'
import { documentsIn } from '../page/json-ld.ts'
import { type Page, relOf } from '../page/page.ts'
import { type Said, said } from '../said.ts'
import type { Subject } from '../subject.ts'

type Parts = {
  title: Said
  why: Said
  source: string
  judge: (subject: Subject) => Judgement
  counter?: Check['counter']
}

const check = (name: string, { title, why, source, judge, counter }: Parts): Check => ({
  id: `info/${name}`,
  weight: 0,
  grade: 'I',
  title,
  why,
  remedy: said('Nothing needs to be done for the score.', 'Rien à faire pour la note.'),
  source,
  ...(counter && { counter }),
  judge,
})

const none: Said = said('Not there.', 'Absent.')
const has = (found: boolean, at?: number): Judgement =>
  found ? pass(said('It is there.', 'Présent.'), at) : skip(none)

const llmsTxt = check('llms-txt', {
  title: said('llms.txt has the form of its proposal.', 'llms.txt a la forme de sa proposition.'),
  why: said(
    'A list of pages for models, in Markdown: a title, a summary, sections of links.',
    'Une liste de pages pour les modèles, en Markdown : un titre, un résumé, des sections de liens.',
  ),
  source: 'https://llmstxt.org',
  counter: {
    says: said(
      'Google says that it needs no such file; no maker of an assistant says that it reads it.',
      'Google dit ne pas en avoir besoin ; aucun éditeur d’assistant ne dit le lire.',
    ),
    source: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  },
  judge({ llms }) {
    if (llms === undefined) return skip(said('No llms.txt was given.', 'Aucun llms.txt n’a été fourni.'))
    const lines = llms
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    const remarks = [
      ...(/^# \S/.test(lines[0] ?? '')
        ? []
        : [remark(said('It does not begin with a title.', 'Il ne commence pas par un titre.'), 0, 'llms')]),
      ...(lines.some((line) => /^> \S/.test(line))
        ? []
        : [remark(said('It has no summary (> …).', 'Il n’a pas de résumé (> …).'), 0, 'llms')]),
      ...(lines.some((line) => /^\s*[-*] \[[^\]]+\]\([^)]+\)/.test(line))
        ? []
        : [remark(said('It lists no links.', 'Il ne liste aucun lien.'), 0, 'llms')]),
    ]
    if (remarks.length > 0)
      return judged(
        'warn',
        remarks,
        '# Name\n\n> One sentence.\n\n## Pages\n\n- [Title](https://www.example.com/page.md): what it says',
      )
    return pass(said('A title, a summary, links.', 'Un titre, un résumé, des liens.'))
  },
})

const sitemap = check('sitemap', {
  title: said('The sitemap lists the page.', 'Le plan du site mentionne la page.'),
  why: said(
    'Crawlers find pages by it that few links lead to.',
    'Les robots y trouvent les pages vers lesquelles peu de liens mènent.',
  ),
  source: 'https://www.sitemaps.org/protocol.html',
  judge({ sitemap, address }) {
    if (sitemap === undefined || !address)
      return skip(said('No sitemap was given.', 'Aucun plan du site n’a été fourni.'))
    const written = [address.href, address.href.replace(/\/$/, '')].map((one) => one.replaceAll('&', '&amp;'))
    return written.some((one) => sitemap.includes(`<loc>${one}</loc>`))
      ? pass(said('It does.', 'Oui.'))
      : warn(
          remark(said(`The sitemap does not list ${address.href}.`, `Le plan du site ne liste pas ${address.href}.`)),
          `<url><loc>${address.href}</loc></url>`,
        )
  },
})

const alternateOf = (page: Page, type: RegExp) =>
  page.links.find((link) => relOf(link).includes('alternate') && type.test(link.attributes.type ?? ''))

const markdown = check('markdown', {
  title: said('The page names a Markdown version of itself.', 'La page désigne sa version Markdown.'),
  why: said(
    'Tools that want text get it without a converter.',
    'Les outils qui veulent du texte l’obtiennent sans conversion.',
  ),
  source: 'https://llmstxt.org',
  judge({ page }) {
    const link = alternateOf(page, /^text\/markdown/i)
    return has(link !== undefined, link?.at)
  },
})

const feeds = check('feeds', {
  title: said('The page names a feed.', 'La page désigne un flux.'),
  why: said(
    'Feeds tell readers and crawlers what is new.',
    'Les flux disent aux lecteurs et aux robots ce qui est nouveau.',
  ),
  source: 'https://www.rssboard.org/rss-autodiscovery',
  judge({ page }) {
    const link = alternateOf(page, /^application\/(?:rss\+xml|atom\+xml|feed\+json)/i)
    return has(link !== undefined, link?.at)
  },
})

const nodeAt = (page: Page, fits: (type: string, node: Parameters<typeof valuesOf>[0]) => boolean) =>
  documentsIn(page).find(
    ({ document }) =>
      document !== undefined &&
      [...nodesIn(document)].some(({ node }) => fits(valuesOf(node, '@type').join(' '), node)),
  )?.script.at

const faqPage = check('faq-page', {
  title: said('Questions and answers are marked up as FAQPage.', 'Questions et réponses sont balisées en FAQPage.'),
  why: said(
    'It names questions and answers. Google has shown no FAQ results since May 7, 2026; those of Q&A pages remain.',
    'Il nomme questions et réponses. Google n’affiche plus de résultats FAQ depuis le 7 mai 2026 ; ceux des pages de questions-réponses demeurent.',
  ),
  source: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
  judge({ page }) {
    const at = nodeAt(page, (type) => /\b(?:FAQPage|QAPage)\b/.test(type))
    return has(at !== undefined, at)
  },
})

const speakable = check('speakable', {
  title: said('Passages are marked as speakable.', 'Des passages sont marqués comme « speakable ».'),
  why: said(
    'It names what a voice may read out; a beta of Google for news in English.',
    'Il nomme ce qu’une voix peut lire ; une bêta de Google pour l’actualité en anglais.',
  ),
  source: 'https://developers.google.com/search/docs/appearance/structured-data/speakable',
  judge({ page }) {
    const at = nodeAt(page, (_, node) => node.speakable !== undefined)
    return has(at !== undefined, at)
  },
})

const webMcp = check('webmcp', {
  title: said('Forms say to agents what they do.', 'Les formulaires disent aux agents ce qu’ils font.'),
  why: said(
    'toolname and tooldescription of the WebMCP proposal.',
    'toolname et tooldescription de la proposition WebMCP.',
  ),
  source: 'https://github.com/webmachinelearning/webmcp',
  judge({ page }) {
    const form = page.elements.find(({ attributes }) => 'toolname' in attributes)
    return has(form !== undefined, form?.at)
  },
})

/** What is good to know and proves nothing. */
export const information: readonly Check[] = [llmsTxt, sitemap, markdown, feeds, faqPage, speakable, webMcp]
