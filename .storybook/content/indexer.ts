import { basename, dirname } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import { locales } from '../../src/site/locales.ts'
import { isRouteId, pathOf } from '../../src/site/routes.ts'
import { pageTitle } from './page-title.ts'

/** Every page of the content folder is a component, each of its languages a story. */
export const pageIndexer: Indexer = {
  test: /\/src\/content\/pages\/[^/]+\/en\.md$/,
  createIndex: async (file) => {
    const id = basename(dirname(file))
    return locales.map((locale) => ({
      type: 'story',
      importPath: file,
      exportName: locale,
      name: isRouteId(id) ? pathOf(id, locale) : locale,
      title: pageTitle(id),
    }))
  },
}
