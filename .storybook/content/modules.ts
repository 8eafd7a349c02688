import { compilePseudo } from '../../cli/catalogs/compile.ts'
import { catalogFolders, readCatalog } from '../../cli/catalogs/own-catalogs.ts'
import { sheetFiles } from '../../src/blocks/sheet-files.ts'
import { defaultLocale } from '../../src/site/locales.ts'
import { subsetFonts } from '../../vite/type/fonts.ts'
import { readWritten } from './read-written.ts'

/** Modules that are made, by name: of the project's folder, and of the folder whose content is shown. */
export const madeModules: Readonly<Record<string, (root: string, written: string) => string | Promise<string>>> = {
  'virtual:citence/site': (_, written) => `export const written = ${JSON.stringify(readWritten(written))}`,
  'virtual:citence/pseudo-words': (root) => {
    const catalogs = catalogFolders(root).map((folder) => compilePseudo(readCatalog(root, defaultLocale, folder)))
    return `export const pseudoWords = ${JSON.stringify(Object.assign({}, ...catalogs))}`
  },
  'virtual:citence/sheets': () =>
    Object.values(sheetFiles)
      .map((file) => `import '/${file}'`)
      .join('\n'),
  'virtual:citence/typefaces.css': typefaces,
}

/** The typefaces that visitors get, in the style sheet itself: the same in development, in a static copy and in tests. */
async function typefaces(): Promise<string> {
  const fonts = await subsetFonts()
  const url = (font: Buffer) => `data:font/woff2;base64,${font.toString('base64')}`
  const faces = fonts.fontFaces({ serifUrl: url(fonts.serif), sansUrl: url(fonts.sans) })
  // A story is looked at when everything is there.
  return fonts.fallbackFaces + faces.replaceAll('font-display:optional', 'font-display:block')
}
