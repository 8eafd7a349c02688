import { isRetired } from '../site/aliases.ts'
import { localeOf } from '../site/locales.ts'
import { moves } from '../site/moved.ts'
import type { Block, Page, PageHead, Site, SiteIndex } from './model.ts'

/** The page at a canonical path, else the 404 page, or the 410 page of a withdrawn one, in the path's language. */
export function pageForPath(pathname: string, site: Site, from = moves): Page {
  const instead = isRetired(pathname, from) ? site.gone : site.notFound
  return site.pages.find((page) => page.path === pathname) ?? instead[localeOf(pathname)]
}

/** Every page, including those that are shown in place of one. */
export function everyPage(site: Site): Page[]
export function everyPage(site: SiteIndex): PageHead[]
export function everyPage({ pages, notFound, gone, offline }: SiteIndex): PageHead[] {
  return [...pages, ...[notFound, gone, offline].flatMap((versions) => Object.values(versions))]
}

/** The blocks of a page; in place of columns, the blocks in them. */
export const everyBlock = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? everyBlock(block.blocks) : [block]))

export const picturesOf = ({ blocks }: Pick<Page, 'blocks'>) =>
  everyBlock(blocks).filter((block) => block.type === 'picture')
