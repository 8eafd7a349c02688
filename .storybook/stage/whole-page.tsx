import { useCallback } from 'react'
import type { Site } from '../../src/content/model.ts'
import { findPage } from '../content/find-page.ts'
import { Composed } from './composed.tsx'
import type { Words } from './words.ts'

/** A page of the content folder, from the bar to the colophon. */
export function WholePage({ id }: { id: string }) {
  const find = useCallback((site: Site, { locale }: Words) => findPage(site, id, locale), [id])
  return <Composed find={find} />
}
