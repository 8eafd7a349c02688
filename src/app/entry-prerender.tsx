import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { sheetsFor } from '../blocks/sheets.ts'
import type { OwnScores } from '../checker/own-scores.ts'
import { checkerWords } from '../checker/words.ts'
import type { Block, Page, SiteIndex } from '../content/model.ts'
import { withoutStack } from '../content/problem.ts'
import * as files from '../publish/files.ts'
import { headOf } from '../publish/head.ts'
import { roiWords } from '../roi/words.ts'
import type { Locale } from '../site/locales.ts'
import { addWords } from '../ui/add-words.ts'
import { App } from './app.tsx'
import { compose } from './compose/compose.tsx'
import { type Assets, Document } from './compose/document.tsx'
import { withStyles } from './compose/styles.ts'
import { loadI18n } from './i18n.ts'
import { loadIslands } from './islands.tsx'
import { OutlineView } from './outline-view.tsx'
import { pageWords } from './words.ts'

/**
 * @param own what the pages of this site score; unknown until all of them are rendered
 * @returns the complete HTML document of a page @throws whatever a component threw: a page is whole or not built
 */
export async function renderPage(
  page: Page,
  site: SiteIndex,
  assets: Assets,
  year: number,
  own?: OwnScores,
): Promise<string> {
  const i18n = await wordsOfPages(page.locale)
  const has = (kind: Block['type']) => page.blocks.some(({ type }) => type === kind)
  if (has('roi-calculator')) await addWords(i18n, roiWords)
  if (has('checker-example') || has('readiness-checks')) await addWords(i18n, checkerWords)
  const parts = compose({ page, site, i18n, year, own })
  await loadIslands(parts)
  const document = (
    <Document head={headOf(page, site)} locale={page.locale} assets={assets} skip={i18n._(msg`Skip to content`)}>
      <App i18n={i18n} outbox={null}>
        <OutlineView parts={parts} />
      </App>
    </Document>
  )
  return withStyles(
    `<!DOCTYPE html>${render(page, document)}`,
    assets,
    sheetsFor(page.blocks, Object.keys(assets.sheets ?? {})),
  )
}

function render({ file }: Page, document: ReactElement): string {
  try {
    // In lower case, as others write them: machines that search the text of a page may not ignore it.
    return renderToString(document).replace(/ (autoComplete|charSet|dateTime|hrefLang|inputMode)="/g, (name) =>
      name.toLowerCase(),
    )
  } catch (cause) {
    throw new Error(`${file}: rendering failed`, { cause })
  }
}

/** The files for machines that are published once (src/publish/files.ts). */
export const filesOfSite = (site: SiteIndex, beside: files.Beside, now: Date) =>
  files.filesOfSite(site, beside, now, wordsOfPages)

/** A language with the catalog of what is prerendered. */
async function wordsOfPages(locale: Locale): Promise<I18n> {
  const i18n = await loadI18n(locale)
  await addWords(i18n, pageWords)
  // The scripts of a production build hold no source texts: the page would show the id.
  if (import.meta.env.PROD)
    i18n.on('missing', ({ id }) => {
      throw withoutStack(
        new Error(`No catalog of '${locale}' has the words '${id}'. Run npm run extract, and translate what is new.`),
      )
    })
  return i18n
}

export const { filesBeside } = files
