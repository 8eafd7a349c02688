import { basename, dirname } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import { localeInfo, locales } from '../../src/site/locales.ts'
import { sidebarTitle } from './sidebar-title.ts'
import { pageStoryId } from './story-id.ts'

/** Every page of the content folder is a component, each of its languages a story. */
export const pageIndexer: Indexer = {
  test: /\/src\/content\/pages\/[^/]+\/en\.md$/,
  createIndex: async (file) => {
    const [title, metaId] = [sidebarTitle(file), pageStoryId(basename(dirname(file)))]
    return locales.map((locale) => ({
      type: 'story',
      importPath: file,
      exportName: locale,
      name: localeInfo[locale].name,
      title,
      metaId,
    }))
  },
}
