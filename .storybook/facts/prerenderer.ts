import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { Assets } from '../../src/app/compose/document.tsx'
import type { Page, Site } from '../../src/content/model.ts'
import { macros } from '../../vite/macros.ts'
import { minifiedSheet, readSheets } from '../../vite/pages/take-assets.ts'
import { subsetFonts } from '../../vite/type/fonts.ts'

export type Prerenderer = Awaited<ReturnType<typeof openPrerenderer>>

/**
 * Renders pages with the build's own entry. On its own Vite server: Storybook's makes modules for the browser, and a
 * static build of Storybook has none.
 */
export async function openPrerenderer(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/citence/facts',
    // The panels show missing translations as findings: the page must still render.
    plugins: [react(), macros(), lingui({ failOnMissing: false })],
    resolve: { alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }] },
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment that renders pages.')
  const entry = (): Promise<typeof import('../../src/app/entry-prerender.tsx')> =>
    ssr.runner.import('/src/app/entry-prerender.tsx')
  // Asked for where it is awaited: a style sheet that is being written would otherwise end the preview.
  let known: ReturnType<typeof assetsOf> | undefined
  const assets = () => (known ??= assetsOf(root))
  return {
    html: async (page: Page, site: Site) =>
      (await entry()).renderPage(page, site, await assets(), new Date().getFullYear()),
    /** @param html the result of `html` for the page */
    markdown: async (page: Page, html: string) => (await entry()).filesBeside(page, html).twin.text,
    /** Forgets the code, which may have changed. */
    forget(): void {
      ssr.moduleGraph.invalidateAll()
      ssr.runner.clearCache()
      known = undefined
    },
    warm: () => Promise.all([entry(), assets()]),
    close: () => server.close(),
  }
}

/**
 * Stands in for the assets of a build: the real styles, and addresses of the same length, because how much of a page
 * some readers get depends on the size of its head.
 */
async function assetsOf(root: string): Promise<Assets> {
  const fonts = await subsetFonts()
  const faces = fonts.fontFaces({ serifUrl: '/assets/serif-preview1.woff2', sansUrl: '/assets/sans-preview1.woff2' })
  const css = new TextDecoder().decode(minifiedSheet(root, 'src/app/site.css'))
  return {
    script: '/assets/entry-preview1.js',
    css: `${`${fonts.fallbackFaces}${faces}`.replaceAll('\n', '')}${css}`,
    sheets: readSheets(root),
  }
}
