import { draftPages } from '../../src/content/draft-pages.ts'
import { readSite } from '../../src/content/load.ts'
import type { Written } from './written.ts'

/** @param root the folder that holds src/content */
export const readWritten = (root: string): Written => readSite(root, { also: draftPages(root) })
