import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'

export const findPage = (site: Site, route: string, language: string): Page | undefined =>
  everyPage(site).find((page) => page.route.id === route && page.locale === language)
