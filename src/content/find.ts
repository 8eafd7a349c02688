import { localeOf } from '../site/locales.ts'
import type { Block, Page, Site } from './model.ts'

/** The page at a canonical path, else the 404 page of the path's language. */
export function pageForPath(pathname: string, site: Site): Page {
  return site.pages.find((page) => page.path === pathname) ?? site.notFound[localeOf(pathname)]
}

/** The blocks of a page, those that are side by side one by one. */
export const everyBlock = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.type === 'columns' ? everyBlock(block.blocks) : [block]))

/** The pictures of a page. */
export const picturesOf = ({ blocks }: Pick<Page, 'blocks'>) =>
  everyBlock(blocks).filter((block) => block.type === 'picture')
