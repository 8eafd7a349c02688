import { useCallback } from 'react'
import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { whyNotBuilt } from '../../src/content/schedule.ts'
import type { Locale } from '../../src/site/locales.ts'
import { Composed } from './composed.tsx'
import type { Words } from './words.ts'

/** A page of the content folder from bar to footer; above it, why it is not published yet. */
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

/** @throws when it does not exist */
function findPage(site: Site, id: string, locale: Locale): Page {
  const page = everyPage(site).find((one) => one.route.id === id && one.locale === locale)
  if (!page)
    throw new Error(`src/content/pages/${id}/${locale}.md is no page of the site. Add '${id}' to src/site/routes.ts.`)
  return page
}
