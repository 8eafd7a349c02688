import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Indexer } from 'storybook/internal/types'
import { readFrontmatter } from '../../cli/content/frontmatter.ts'
import { defaultLocale, localeInfo, locales } from '../../src/site/locales.ts'
import { legalLinks, segmentNames } from '../../src/site/navigation.ts'
import { routes, standIns } from '../../src/site/routes.ts'
import { pageStoryId } from '../facts/addresses.ts'
import { statesOf } from './block-states.ts'

/** The file by which a folder of src/blocks is a kind of block. */
export const blockSchema = /\/src\/blocks\/[^/]+\/schema\.ts$/

/** Every kind of block is a component, each of its states a story. */
export const blockIndexer: Indexer = {
  test: blockSchema,
  createIndex: async (file) => {
    const kind = basename(dirname(file))
    return Object.keys(statesOf(kind)).map((exportName) => ({
      type: 'story',
      importPath: file,
      exportName,
      title: `Blocks/${kind}`,
    }))
  },
}

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

/** The place of a page in the sidebar: its section and English title. @param file its en.md */
function sidebarTitle(file: string): string {
  const id = basename(dirname(file))
  const source = { file, text: readFileSync(file, 'utf8'), locale: defaultLocale }
  const title = readFrontmatter(source, id, new Map())?.meta.title ?? id
  // Storybook would turn the part before a slash into a folder.
  return ['Pages', sectionOf(id), title.replaceAll('/', '∕')].join('/')
}

/** The section of a page, as the menus name it. */
function sectionOf(id: string): string {
  if (standIns.some((one) => one.id === id)) return 'In place of a page'
  const route = routes.find((one) => one.id === id)
  if (!route) return 'Not yet in the table of routes'
  if (legalLinks.some((one) => one === id)) return 'Legal'
  if (route.type === 'definition') return 'Definitions'
  const [segment = ''] = route.path.split('/').filter(Boolean)
  return segment === 'blog' ? 'Blog' : (segmentNames[defaultLocale][segment] ?? 'Home and guides')
}
