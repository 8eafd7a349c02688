import type { Plugin } from 'vite'
import { isRunnableDevEnvironment } from 'vite'
import { sheetFiles } from '../src/blocks/sheet-files.ts'
import { pageForPath } from '../src/content/find.ts'
import { loadSite } from '../src/content/load.ts'

/** Development: every page is rendered on request from the content as it stands; an error in it is the page. */
export function devPages(): Plugin {
  return {
    name: 'citence:dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/\.(md|ya?ml)$/.test(file)) server.ws.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/'
          const { ssr } = server.environments
          if (!ssr || !isRunnableDevEnvironment(ssr) || !request.headers.accept?.includes('text/html')) return next()
          try {
            const site = loadSite(server.config.root)
            const page = pageForPath(new URL(url, 'http://localhost').pathname, site)
            const entry: typeof import('../src/app/entry-prerender.tsx') =
              await ssr.runner.import('/src/app/entry-prerender.tsx')
            const assets = {
              script: '/src/app/entry-client.ts',
              css: '',
              sheets: {},
              dev: {
                scripts: ['/@vite/client'],
                styles: [
                  '/src/app/site.css',
                  '/src/app/late.css',
                  ...Object.values(sheetFiles).map((file) => `/${file}`),
                ],
              },
            }
            const html = await entry.renderPage(page, site, assets, new Date().getFullYear())
            response.statusCode = page.route.id === 'not-found' ? 404 : 200
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url, html))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}
