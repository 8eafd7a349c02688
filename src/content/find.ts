import { localeOf } from '../site/locales.ts'
import type { Page, Site } from './model.ts'

/** The page at a canonical path, else the 404 page of the path's language. */
export function pageForPath(pathname: string, site: Site): Page {
  return site.pages.find((page) => page.path === pathname) ?? site.notFound[localeOf(pathname)]
}
