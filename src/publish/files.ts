import type { I18n } from '@lingui/core'
import { everyBlock, picturesOf } from '../content/find.ts'
import type { Page, PageHead, SiteIndex } from '../content/model.ts'
import { feedPath, llmsPath, markdownPath } from '../site/addresses.ts'
import { brand } from '../site/brand.ts'
import { filmFiles } from '../site/films.ts'
import { type Locale, locales } from '../site/locales.ts'
import { pictureAddress } from '../site/pictures.ts'
import { captionsOf, transcriptOf } from './captions.ts'
import { jsonFeed, rssFeed } from './feed.ts'
import { llmsFullTxt, llmsTxt } from './llms.ts'
import { markdownTwin } from './markdown/twin.ts'
import { robotsTxt } from './robots.ts'
import { sitemapXml } from './sitemap.ts'
import { humansTxt, indexNowFile, securityTxt } from './well-known.ts'

export type PublishedFile = { path: string; text: string }

export type Beside = Record<'twin' | 'syndicated', (page: PageHead) => string> & {
  pictures: (page: PageHead) => readonly string[]
}

/** Eleven months of 30 days, in milliseconds. */
const trustedFor = 330 * 86_400_000

/**
 * What is published beside a page: its Markdown twin, from its HTML, the words of its videos, and where its pictures are.
 * `syndicated` is the twin as feeds give it, without illustrations.
 */
export function filesBeside(
  page: Page,
  html: string,
): { twin: PublishedFile; syndicated: string; films: PublishedFile[]; pictures: string[] } {
  const text = markdownTwin(page, html)
  const syndicated = html.includes('data-illustrative') ? markdownTwin(page, html, 'left out') : text
  return {
    twin: { path: markdownPath(page.path), text },
    syndicated,
    films: filmTexts(page),
    pictures: picturesOf(page).map(({ picture }) => pictureAddress(picture, 'webp')),
  }
}

/**
 * The files for machines that are published once for the site; of the pages they need only the heads.
 * @param twin the Markdown twin of a page
 * @param syndicated the same as feeds publish it
 * @param pictures addresses of a page's pictures
 * @param words the catalog of the pages in each language
 */
export async function filesOfSite(
  site: SiteIndex,
  { twin, syndicated, pictures }: Beside,
  now: Date,
  words: (locale: Locale) => Promise<I18n>,
): Promise<PublishedFile[]> {
  const lists = locales.map(async (locale) => {
    const i18n = await words(locale)
    return [
      { path: llmsPath(locale, 'llms.txt'), text: llmsTxt(site, locale, i18n) },
      { path: llmsPath(locale, 'llms-full.txt'), text: llmsFullTxt(site, locale, twin) },
      { path: feedPath(locale, 'feed.xml'), text: rssFeed(site, locale, syndicated, i18n) },
      { path: feedPath(locale, 'feed.json'), text: jsonFeed(site, locale, syndicated, i18n) },
    ]
  })
  return [
    ...(await Promise.all(lists)).flat(),
    { path: '/sitemap.xml', text: sitemapXml(site, pictures) },
    { path: '/robots.txt', text: robotsTxt() },
    { path: '/humans.txt', text: humansTxt() },
    { path: '/.well-known/security.txt', text: securityTxt(new Date(now.getTime() + trustedFor)) },
    ...indexNowFile(brand.indexNowKey),
  ]
}

/** The words of the videos on a page, as files to download and as captions. */
const filmTexts = ({ blocks }: Page): PublishedFile[] =>
  everyBlock(blocks).flatMap((block) => {
    if (block.type !== 'video') return []
    const { captions, transcript } = filmFiles(block.video.videoId)
    return [
      { path: captions, text: captionsOf(block.video) },
      { path: transcript, text: transcriptOf(block.video) },
    ]
  })
