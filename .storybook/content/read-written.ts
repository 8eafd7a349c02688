import { readSite } from '../../src/content/load.ts'
import { draftPages } from './draft-pages.ts'
import type { Written } from './written.ts'

/** @param root the folder that holds src/content */
export const readWritten = (root: string): Written => readSite(root, draftPages(root))
