import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../site/locales.ts'
import { routes } from '../site/routes.ts'
import { contentFolder, pageFile } from './files.ts'
import { type PagePlace, placesOf, readText, shownPages } from './load.ts'
import type { Page } from './model.ts'
import { hourIn } from './schedule.ts'

/** The folders of pages; none while the folder around them is missing, as when it is moved. */
export function pageFolders(root: string): string[] {
  const around = join(root, contentFolder, 'pages')
  const entries = existsSync(around) ? readdirSync(around, { withFileTypes: true }) : []
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : []))
}

/** The pages of the content folder that are not published, or not yet in the table of routes: they are shown all the same. */
export function draftPages(root: string): PagePlace[] {
  const shown = shownPages()
  return pageFolders(root)
    .filter((id) => !shown.has(id as Page['route']['id']))
    .flatMap((id) => placesOf(routes.find((one) => one.id === id) ?? provisional(id)))
}

/** The routes that are scheduled for later: they are in no build yet. */
export function scheduledRoutes(root: string, at: Date): ReadonlySet<string> {
  const isLater = (file: string) => hourIn(readText(root, file) ?? '') > at.getTime()
  return new Set(routes.flatMap(({ id }) => (locales.some((locale) => isLater(pageFile(id, locale))) ? id : [])))
}

/** A route for a folder that no table names yet. */
const provisional = (id: string): Page['route'] => ({
  id: id as Page['route']['id'],
  path: `/${id}`,
  type: 'other',
  published: false,
})
