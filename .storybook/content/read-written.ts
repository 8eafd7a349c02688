import { loadSite } from '../../src/content/load.ts'
import { ContentError } from '../../src/content/problem.ts'
import { draftPages } from './draft-pages.ts'
import type { Written } from './written.ts'

/** @param root the folder that holds src/content */
export function readWritten(root: string): Written {
  try {
    return { kind: 'site', site: loadSite(root, draftPages(root)) }
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'problems', problems: error.problems }
    throw error
  }
}
