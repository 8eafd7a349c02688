import type { Clip, DefinedTermSet, Person, Service, Thing, VideoObject, WebApplication } from 'schema-dts'
import type { Author, Video } from '../../content/collection-schemas.ts'
import type { Block, Page, Term } from '../../content/model.ts'
import { filmFiles, playerUrl } from '../../site/films.ts'
import { absolute, socialImagePath } from '../addresses.ts'
import { nodeIds } from './organization.ts'
import { spoken } from './spoken.ts'

/** What a page is about beyond being a page: the nodes that its blocks stand for. */
export function entitiesOf(page: Page): Thing[] {
  const url = absolute(page.path)
  return [
    ...(page.author ? [person(page.author, page)] : []),
    ...(page.route.type === 'services' ? services(page, url) : []),
    ...flatBlocks(page.blocks).flatMap((block) => entitiesIn(block, page, url)),
  ]
}

function entitiesIn(block: Block, page: Page, url: string): Thing[] {
  switch (block.type) {
    case 'glossary':
      return [termSet(block.terms, page, url)]
    case 'video':
      return [video(block.video, page, url)]
    case 'roi-calculator':
    case 'readiness-checker':
      return [application(page, url)]
    default:
      return []
  }
}

const flatBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? flatBlocks(block.blocks) : [block]))

export const personId = ({ id }: Author) => absolute(`/#${id}`)

/** Who writes is presented where their card stands: on the page itself, else on the site. */
function person(author: Author, page: Page): Person {
  const isShown = flatBlocks(page.blocks).some((block) => block.type === 'author' && block.author.id === author.id)
  const sameAs = [author.profileUrl, author.linkedIn, author.github].filter((href) => href !== undefined)
  return {
    '@type': 'Person',
    '@id': personId(author),
    name: author.name,
    url: author.profileUrl ?? absolute(isShown ? `${page.path}#${author.id}` : '/'),
    jobTitle: author.title,
    description: author.bio,
    knowsAbout: author.expertise,
    worksFor: { '@id': nodeIds.organization },
    ...(sameAs.length > 0 && { sameAs }),
  }
}

/** A tool that runs in the page, free and without an account. */
function application(page: Page, url: string): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': `${url}#application`,
    name: page.meta.label,
    description: page.meta.description,
    url,
    inLanguage: page.locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: { '@id': nodeIds.organization },
    mainEntityOfPage: { '@id': `${url}#page` },
  }
}

function termSet(terms: readonly Term[], page: Page, url: string): DefinedTermSet {
  const id = `${url}#terms`
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    name: page.meta.title,
    inLanguage: page.locale,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm' as const,
      '@id': `${url}#${term.anchor}`,
      name: term.term,
      description: spoken(term.definition),
      url: `${url}#${term.anchor}`,
      inDefinedTermSet: { '@id': id },
      ...(term.synonyms.length > 0 && { alternateName: term.synonyms }),
    })),
  }
}

/** The cards of the page on services; what a card says is what the service is. */
function services(page: Page, url: string): Service[] {
  const cards = page.blocks.flatMap((block) => (block.type === 'cards' ? [block.cards] : []))[0] ?? []
  // The type stands at the arrow: what a callback returns is not held to it otherwise.
  return cards.map(
    (card, index): Service => ({
      '@type': 'Service',
      '@id': `${url}#service-${index + 1}`,
      name: card.title,
      description: spoken(card.body),
      provider: { '@id': nodeIds.organization },
      availableChannel: { '@type': 'ServiceChannel', availableLanguage: ['en', 'fr'] },
    }),
  )
}

function video(
  { id, title, description, platform, videoId, duration, transcript, chapters, thumbnailUrl }: Video,
  page: Page,
  url: string,
): VideoObject {
  const clips = chapters.map(
    (chapter, index): Clip => ({
      '@type': 'Clip',
      '@id': `${url}#clip-${index + 1}`,
      name: chapter.title,
      startOffset: chapter.time,
      endOffset: chapters[index + 1]?.time ?? duration,
      url: `${url}?t=${chapter.time}#${id}`,
    }),
  )
  return {
    '@type': 'VideoObject',
    '@id': `${url}#${id}`,
    name: title,
    description,
    inLanguage: page.locale,
    duration: `PT${Math.floor(duration / 60)}M${duration % 60}S`,
    uploadDate: page.meta.datePublished ?? page.meta.lastUpdated,
    thumbnailUrl: thumbnailUrl ?? absolute(platform === 'file' ? filmFiles(videoId).poster : socialImagePath(page)),
    ...(platform === 'file'
      ? { contentUrl: absolute(filmFiles(videoId).film), encodingFormat: 'video/webm' }
      : { embedUrl: playerUrl(platform, videoId) }),
    transcript: transcript.map(({ text }) => text).join(' '),
    publisher: { '@id': nodeIds.organization },
    ...(clips.length > 0 && { hasPart: clips }),
  }
}
