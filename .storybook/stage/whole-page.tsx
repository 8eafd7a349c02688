import { useCallback } from 'react'
import type { Page, Site } from '../../src/content/model.ts'
import { whyNotBuilt } from '../../src/content/schedule.ts'
import { findPage } from '../content/find-page.ts'
import { Composed } from './composed.tsx'
import type { Words } from './words.ts'

/** A page of the content folder, from the bar to the colophon; above them, why visitors do not get it yet. */
export function WholePage({ id }: { id: string }) {
  const find = useCallback((site: Site, { locale }: Words) => findPage(site, id, locale), [id])
  return <Composed find={find} above={notice} />
}

function notice(page: Page) {
  const why = whyNotBuilt(page, new Date())
  return (
    why && (
      <p className="preview-notice" lang="en">
        {why}
      </p>
    )
  )
}
