import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Assets } from '../../src/app/compose/document.tsx'
import type { Page, Site } from '../../src/content/model.ts'
import { macros } from '../../vite/macros.ts'
import { minifiedSheet, readSheets } from '../../vite/pages/sheets.ts'
import { subsetFonts } from '../../vite/type/fonts.ts'

export type Prerenderer = {
  readonly html: (page: Page, site: Site) => Promise<string>
  /** @param html the page as `html` renders it */
  readonly markdown: (page: Page, html: string) => Promise<string>
  /** The code may have changed: it is read again. */
  readonly forget: () => void
  readonly warm: () => Promise<unknown>
  readonly close: () => Promise<void>
}

/**
 * Renders pages as the build does, with the build's own entry. A server of its own: Storybook's makes modules for the
 * browser, and a static build of it has none.
 */
export async function openPrerenderer(root: string): Promise<Prerenderer> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/citence/facts',
    // A missing translation is a finding here, and no reason to show nothing.
    plugins: [react(), macros(), lingui({ failOnMissing: false })],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages.')
  const entry = (): Promise<typeof import('../../src/app/entry-prerender.tsx')> =>
    ssr.runner.import('/src/app/entry-prerender.tsx')
  let assets = assetsOf(root)
  return {
    html: async (page, site) => (await entry()).renderPage(page, site, await assets, new Date().getFullYear()),
    markdown: async (page, html) => (await entry()).filesBeside(page, html).twin.text,
    forget() {
      ssr.moduleGraph.invalidateAll()
      ssr.runner.clearCache()
      assets = assetsOf(root)
    },
    warm: () => Promise.all([entry(), assets]),
    close: () => server.close(),
  }
}

/**
 * What the build would put in every page, made without one: styles as published, addresses of the same length. How
 * much of a page readers get depends on how much of it is style.
 */
async function assetsOf(root: string): Promise<Assets> {
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
