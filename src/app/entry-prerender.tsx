import { msg } from '@lingui/core/macro'
import { prerender } from 'react-dom/static'
import type { Page, Site } from '../content/model.ts'
import { headOf } from '../publish/head.ts'
import { App, PageParts } from './app.tsx'
import { compose } from './compose.tsx'
import { type Assets, Document } from './document.tsx'
import { loadI18n } from './i18n.ts'
import { loadIslands } from './islands.tsx'

/** @returns the complete HTML document of a page @throws whatever a component threw: a page is whole or not built */
export async function renderPage(page: Page, site: Site, assets: Assets, year: number): Promise<string> {
  const i18n = await loadI18n(page.locale)
  const parts = compose({ page, site, i18n, year })
  await loadIslands(parts)
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <Document head={headOf(page, site)} locale={page.locale} assets={assets} skip={i18n._(msg`Skip to content`)}>
      <App i18n={i18n} outbox={null}>
        <PageParts parts={parts} />
      </App>
    </Document>,
    // Infinity: React would otherwise move large boundaries out of line, where crawlers do not read them.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw new Error(`${page.file}: rendering failed`, { cause: errors[0] })
  return html
}
