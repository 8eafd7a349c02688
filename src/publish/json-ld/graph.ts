import type { BreadcrumbList, Graph, Person, WebPage } from 'schema-dts'
import type { Author } from '../../content/collection-schemas.ts'
import { picturesOf } from '../../content/find.ts'
import type { Page, SiteIndex } from '../../content/model.ts'
import { absolute, nodeIds, socialImagePath } from '../../site/addresses.ts'
import { isStandIn } from '../../site/routes.ts'
import { trailOf } from '../navigation.ts'
import { organization, publisher, website } from './organization.ts'

/** The structured data of a page: one graph whose nodes refer to each other by stable ids. */
export function graphOf(page: Page, site: SiteIndex): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isPresentation(page) ? organization(page.locale, aboutUs(page, site)) : publisher(),
      website(),
      webPage(page),
      ...(isHome(page) ? [] : [breadcrumbs(page, site)]),
      ...(page.author ? [person(page.author, page, site)] : []),
      ...page.entities,
    ],
  }
}

/** The home page has no breadcrumb: a trail of one page leads nowhere. */
const isHome = ({ route }: Page) => route.id === 'home'

const aboutUs = ({ locale }: Page, { pages }: SiteIndex) =>
  pages.find((page) => page.route.id === 'home' && page.locale === locale)?.meta.description

/** The pages on which the organization presents itself. */
const isPresentation = ({ route }: Page) => ['home', 'contact', 'legal'].includes(route.id)

function webPage(page: Page): WebPage {
  const url = absolute(page.path)
  const common = {
    '@id': `${url}#page`,
    url,
    name: page.meta.title,
    description: page.meta.description,
    inLanguage: page.locale,
    // A page that stands in for a missing one shows no date.
    ...(!isStandIn(page.route) && { dateModified: page.meta.lastUpdated }),
    isPartOf: { '@id': nodeIds.website },
    publisher: { '@id': nodeIds.organization },
    ...(!isHome(page) && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
  }
  // On a page with an article, its heading, pictures and citations are properties of the article.
  const own = {
    ...common,
    headline: headline(page),
    primaryImageOfPage: {
      '@type': 'ImageObject' as const,
      url: absolute(socialImagePath(page)),
      width: '1200',
      height: '630',
    },
    ...(pictures(page).length > 0 && { image: pictures(page) }),
    ...citations(page),
  }
  switch (page.meta.schemaType) {
    case 'FAQPage':
      return { '@type': 'FAQPage', ...own, mainEntity: page.asked }
    case 'ContactPage':
      return { '@type': 'ContactPage', ...own, mainEntity: { '@id': nodeIds.organization } }
    case 'AboutPage':
    case 'CollectionPage':
      return { '@type': page.meta.schemaType, ...own }
    case 'Article':
    case 'ScholarlyArticle':
      return { '@type': 'WebPage', ...common, mainEntity: article(page, articleType(page, page.meta.schemaType)) }
    case 'VideoObject':
    case 'WebPage':
      return { '@type': 'WebPage', ...own }
  }
}

/** What is published in the blog is a blog posting. */
const articleType = ({ route, meta }: Page, type: 'Article' | 'ScholarlyArticle') =>
  route.type === 'blog' && meta.datePublished ? 'BlogPosting' : type

function article(page: Page, type: 'Article' | 'ScholarlyArticle' | 'BlogPosting') {
  const [url, drawn, shown] = [absolute(page.path), absolute(socialImagePath(page)), pictures(page)]
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: headline(page),
    inLanguage: page.locale,
    dateModified: page.meta.lastUpdated,
    image: shown.length > 0 ? [drawn, ...shown] : drawn,
    ...(page.meta.datePublished && { datePublished: page.meta.datePublished }),
    author: { '@id': page.author ? personId(page.author) : nodeIds.organization },
    publisher: { '@id': nodeIds.organization },
    mainEntityOfPage: { '@id': `${url}#page` },
    ...citations(page),
  } as const
}

/** The nodes of src/blocks/picture/schema.ts. */
const pictures = (page: Page) => picturesOf(page).map(({ id }) => ({ '@id': `${absolute(page.path)}#${id}` }))

function headline(page: Page): string {
  const hero = page.blocks.find((block) => block.type === 'hero')
  return hero ? hero.title : page.meta.title
}

function citations(page: Page): { citation?: { '@type': 'CreativeWork'; name: string; url: string }[] } {
  const works = page.sources.flatMap(({ title, url }) =>
    url ? [{ '@type': 'CreativeWork' as const, name: title, url }] : [],
  )
  return works.length > 0 ? { citation: works } : {}
}

function breadcrumbs(page: Page, site: SiteIndex): BreadcrumbList {
  const pages = trailOf(page, site).flatMap(({ name, path }) => (path ? [{ name, path }] : []))
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absolute(page.path)}#breadcrumb`,
    itemListElement: pages.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

const personId = ({ id }: Author) => absolute(`/#${id}`)

/**
 * The `url` of an author without a profile is the founder's card on the page about the agency, else the home page: on every page
 * the same, as it says who they are (https://developers.google.com/search/docs/appearance/structured-data/article#author-bp).
 */
function person(author: Author, { locale }: Page, { pages }: SiteIndex): Person {
  const isFounder = personId(author) === nodeIds.founder
  const about = pages.find((page) => isFounder && page.route.id === 'about' && page.locale === locale)
  const sameAs = [author.profileUrl, author.linkedIn, author.github].filter((href) => href !== undefined)
  return {
    '@type': 'Person',
    '@id': personId(author),
    name: author.name,
    url: author.profileUrl ?? absolute(about ? `${about.path}#${author.id}` : '/'),
    jobTitle: author.title,
    description: author.bio,
    knowsAbout: author.expertise,
    worksFor: { '@id': nodeIds.organization },
    ...(sameAs.length > 0 && { sameAs }),
  }
}
