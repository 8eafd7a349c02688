import type { StoryObj } from '@storybook/react-vite'
import { useCallback } from 'react'
import { everyPage } from '../../src/content/find.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { whyNotBuilt } from '../../src/content/schedule.ts'
import { type Locale, localize } from '../../src/site/locales.ts'
import { isRouteId, pathOf } from '../../src/site/routes.ts'
import { Composed } from '../stage/composed.tsx'
import type { Words } from '../stage/words.ts'

/** Where a page of the content folder is published, or would be. */
const pathOfPage = (id: string, locale: Locale): string =>
  isRouteId(id) ? pathOf(id, locale) : localize(`/${id}`, locale)

/** A page in one of its languages, until the toolbar asks for another. */
export function pageStory(id: string, locale: Locale): StoryObj {
  const path = pathOfPage(id, locale)
  return {
    name: path,
    parameters: { layout: 'fullscreen', citence: { page: id, locale, path } },
    render: () => <WholePage id={id} />,
  }
}

/** A page of the content folder from bar to footer; above it, why it is not published yet. */
function WholePage({ id }: { id: string }) {
  const find = useCallback((site: Site, { locale }: Words) => findPage(site, id, locale), [id])
  return <Composed id={id} find={find} above={notice} />
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
