import type { Assets } from '../../src/app/document.tsx'
import { minifiedSheet, readSheets } from '../../vite/pages/sheets.ts'
import { subsetFonts } from '../../vite/type/fonts.ts'

/**
 * What the build would put in every page, made without one: styles as published, addresses of the same length. How
 * much of a page readers get depends on how much of it is style.
 */
export async function assetsOf(root: string): Promise<Assets> {
  const fonts = await subsetFonts()
  const faces = fonts.fontFaces({ serifUrl: '/assets/serif-preview1.woff2', sansUrl: '/assets/sans-preview1.woff2' })
  const css = new TextDecoder().decode(minifiedSheet(root, 'src/app/site.css'))
  return {
    script: '/assets/entry-preview1.js',
    css: `${`${fonts.fallbackFaces}${faces}`.replaceAll('\n', '')}${css}`,
    sheets: readSheets(root),
    lateStyles: '/assets/late-preview1.css',
  }
}
