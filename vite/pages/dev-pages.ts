import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isRunnableDevEnvironment } from 'vite'
import { sheetFiles } from '../../src/blocks/sheet-files.ts'
import { draftPages } from '../../src/content/draft-pages.ts'
import { pageForPath } from '../../src/content/find.ts'
import { readSite } from '../../src/content/load.ts'
import { formatProblem, type Problem, problemsOf } from '../../src/content/problem.ts'
import { whyNotBuilt } from '../../src/content/schedule.ts'

/** Development: every page is rendered on request from the content as it is; a mistake in it is the page. */
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
            const { root } = server.config
            const { site, ...found } = readSite(root, { also: draftPages(root) })
            const page = site && pageForPath(new URL(url, 'http://localhost').pathname, site)
            // A page that is missing may be missing because of its mistakes.
            const isMissing = !page || page.route.id === 'not-found'
            const problems = isMissing ? found.problems : problemsOf(page.file, found)
            if (!page || problems.length > 0) return next(asOverlay(problems, root))
            const entry: typeof import('../../src/app/entry-prerender.tsx') =
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
            const now = new Date()
            const html = await entry.renderPage(page, site, assets, now.getFullYear())
            response.statusCode = isMissing ? 404 : page.route.id === 'gone' ? 410 : 200
            response.setHeader('content-type', 'text/html; charset=utf-8')
            response.end(await server.transformIndexHtml(url, marked(html, whyNotBuilt(page, now))))
          } catch (error) {
            next(error)
          }
        })
      }
    },
  }
}

/** A page that visitors do not get says so, above everything. */
const marked = (html: string, why: string | undefined) =>
  why
    ? html.replace(
        /<body[^>]*>/,
        `$&<p lang="en" style="margin:0;padding:.5rem 1rem;background:#fd6;color:#000">${why}</p>`,
      )
    : html

/** As Vite shows an error over the page: it makes links of places, and of lines that begin like those of a stack. */
function asOverlay(problems: readonly Problem[], root: string): Error {
  const [first] = problems
  const lines = problems.map(
    ({ file, line, column, message, remedy = '' }) =>
      `at ${resolve(root, file)}:${line}:${column} ${message} ${remedy}`,
  )
  return Object.assign(new Error(first ? formatProblem(first) : 'The content cannot be read.'), {
    stack: lines.join('\n'),
    ...(first && { loc: { ...first, file: resolve(root, first.file) }, id: resolve(root, first.file) }),
  })
}
