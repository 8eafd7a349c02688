import type { Page, Site } from '../../src/content/model.ts'

/** Every page, and those that stand in for one. */
export const allPages = ({ pages, notFound, offline }: Site): readonly Page[] => [
  ...pages,
  ...[notFound, offline].flatMap(({ en, fr }) => [en, fr]),
]

export const findPage = (site: Site, route: string, language: string): Page | undefined =>
  allPages(site).find((page) => page.route.id === route && page.locale === language)
