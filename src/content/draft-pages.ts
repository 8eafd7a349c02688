import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../site/locales.ts'
import { routes } from '../site/routes.ts'
import { contentFolder, pageFile } from './files.ts'
import { type PagePlace, placesOf, readText, shownPages } from './load.ts'
import type { Page } from './model.ts'
import { hourIn } from './schedule.ts'

/** The pages of the content folder that are not published, or not yet in the table of routes: they are shown all the same. */
export function draftPages(root: string): PagePlace[] {
  const shown = shownPages()
  return readdirSync(join(root, contentFolder, 'pages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !shown.has(entry.name as Page['route']['id']))
    .flatMap(({ name: id }) => placesOf(routes.find((one) => one.id === id) ?? provisional(id)))
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
