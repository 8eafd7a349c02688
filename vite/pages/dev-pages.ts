import { extname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { isRunnableDevEnvironment } from 'vite'
import { sheetFiles } from '../../src/blocks/sheet-files.ts'
import { draftPages } from '../../src/content/draft-pages.ts'
import { pageForPath } from '../../src/content/find.ts'
import { readSite } from '../../src/content/load.ts'
import type { Page, Site } from '../../src/content/model.ts'
import { formatProblem, type Problem, problemsOf } from '../../src/content/problem.ts'
import { whyNotBuilt } from '../../src/content/schedule.ts'
import type { PublishedFile } from '../../src/publish/files.ts'
import { redirectOf } from '../../src/publish/http.ts'
import { chartImageAt } from '../pictures/chart-images.ts'
import { paperColours } from '../pictures/palette.ts'
import { isList, listsOf, textOfPageFile } from './machine-files.ts'

type Entry = typeof import('../../src/app/entry-prerender.tsx')

/** Content types of the files for machines, by extension. */
const types = new Map(
  Object.entries({
    '.md': 'text/markdown',
    '.txt': 'text/plain',
    '.vtt': 'text/vtt',
    '.xml': 'application/xml',
    '.json': 'application/json',
  }),
)

/** The assets of a page in the development server. */
const assets = {
  script: '/src/app/entry-client.ts',
  css: '',
  sheets: {},
  dev: {
    scripts: ['/@vite/client'],
    styles: ['/src/app/site.css', ...Object.values(sheetFiles).map((file) => `/${file}`)],
  },
}

/**
 * Development: renders pages and files for machines on request from the current content; errors in it are shown in
 * place of the page.
 */
export function devPages(): Plugin {
  return {
    name: 'citence:dev-pages',
    apply: 'serve',
    // Pages are rendered here: the browser has hardly any of the modules that make them, and would keep what it has.
    hotUpdate({ file, modules, server }) {
      if (this.environment.name === 'ssr' && modules.length > 0 && /\.tsx?$/.test(file))
        server.ws.send({ type: 'full-reload' })
    },
    configureServer(server) {
      const { root } = server.config
      const files = filesOnRequest(root)
      server.watcher.on('all', (_, file) => {
        files.changed()
        // No module imports them: they are read when a page is asked for.
        if (/\.(md|ya?ml|png|jpe?g|webp|avif)$/.test(file)) server.ws.send({ type: 'full-reload' })
      })
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = request.originalUrl ?? '/'
          const { pathname: path, search } = new URL(url, 'http://localhost')
          const type = types.get(extname(path))
          const { ssr } = server.environments
          const { accept = '*/*' } = request.headers
          // Scripts are asked for with any type, too; pages have no extension.
          const isPage = accept.includes('text/html') || (extname(path) === '' && accept.includes('*/*'))
          if (!ssr || !isRunnableDevEnvironment(ssr) || !(type || isPage)) return next()
          const target = redirectOf(path)
          if (target !== undefined) {
            // As on the site, but for this time only: browsers would keep a permanent redirect after an edit of the aliases.
            return response.writeHead(307, { Location: target + search }).end()
          }
          try {
            const entry: Entry = await ssr.runner.import('/src/app/entry-prerender.tsx')
            const text = type && (await files.at(path, entry))
            if (text !== undefined) {
              response.setHeader('content-type', `${type}; charset=utf-8`)
              return response.end(text)
            }
            const { site, ...found } = readSite(root, { also: draftPages(root) })
            const image = site && (await chartImageAt(path, site, (page) => entry.renderPage(page, site, assets, 0)))
            if (image) return response.setHeader('content-type', 'image/png').end(image)
            const page = site && pageForPath(path, site)
            // A page may be missing because its content has errors.
            const isMissing = !page || page.route.id === 'not-found'
            const problems = isMissing ? found.problems : problemsOf(page.file, found)
            if (!page || problems.length > 0) return next(asOverlay(problems, root))
            const now = new Date()
            const html = await entry.renderPage(
              page,
              site,
              { ...assets, paper: await paperColours() },
              now.getFullYear(),
            )
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

/**
 * Files for machines as a build would write them now, and the Markdown twins of drafts. Lists are cached until
 * `changed`.
 */
function filesOnRequest(root: string) {
  let lists: Promise<PublishedFile[]> | undefined
  return {
    changed() {
      lists = undefined
    },
    async at(path: string, entry: Entry): Promise<string | undefined> {
      const now = new Date()
      const render = (page: Page, site: Site) => entry.renderPage(page, site, assets, now.getFullYear())
      const published = readSite(root, { at: now }).site
      if (published && (await isList(path, published, entry))) {
        lists ??= listsOf(published, entry, render)
        return (await lists).find((file) => file.path === path)?.text
      }
      const shown = readSite(root, { also: draftPages(root) }).site
      return shown && textOfPageFile(path, shown, entry, render)
    },
  }
}

/** Adds a notice to a page that is not published. */
const marked = (html: string, why: string | undefined) =>
  why
    ? html.replace(
        /<body[^>]*>/,
        `$&<p lang="en" style="margin:0;padding:.5rem 1rem;background:#fd6;color:#000">${why}</p>`,
      )
    : html

/** For Vite's error overlay, which turns file positions and lines that look like a stack trace into links. */
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
