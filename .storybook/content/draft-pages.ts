import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, type PagePlace, standIns } from '../../src/content/load.ts'
import type { Page } from '../../src/content/model.ts'
import { locales, localize } from '../../src/site/locales.ts'
import { routes } from '../../src/site/routes.ts'

/** The pages of the content folder that are not published, or not yet in the table of routes: they are shown all the same. */
export function draftPages(root: string): PagePlace[] {
  const shown = new Set([...routes.filter(({ published }) => published), ...standIns].map(({ id }) => id))
  return readdirSync(join(root, contentFolder, 'pages'))
    .filter((id) => !shown.has(id as Page['route']['id']))
    .flatMap((id) => {
      const route = routes.find((one) => one.id === id) ?? provisional(id)
      return locales.map((locale) => ({ route, locale, path: localize(route.path, locale) }))
    })
}

/** A route for a folder that no table names yet. */
const provisional = (id: string): Page['route'] => ({
  id: id as Page['route']['id'],
  path: `/${id}`,
  type: 'other',
  published: false,
})
