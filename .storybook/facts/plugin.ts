import type { IncomingMessage } from 'node:http'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { factsChanged } from './addresses.ts'
import { approvals } from './approve.ts'
import type { BlockKinds, Facts } from './facts.ts'
import { type ProjectFacts, projectFacts } from './project-facts.ts'
import type { Folders } from './sources.ts'

/** What the panels know of pages: served as JSON while Storybook runs, written beside its files where it is built. */
export function facts(): Plugin {
  let folders: Folders = { root: process.cwd(), written: process.cwd() }
  let project: ProjectFacts | undefined
  return {
    name: 'citence:facts',
    configResolved(config) {
      // Tests edit a copy of the content.
      folders = { root: config.root, written: process.env.PREVIEW_CONTENT ?? config.root }
    },
    configureServer(server) {
      const served = projectFacts(folders, true)
      project = served
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          const [inProject, inWritten] = [folders.root, folders.written].map((from) =>
            relative(from, file).replaceAll('\\', '/'),
          )
          if (!isInput.test(inProject ?? '') && !isContent.test(inWritten ?? '')) return
          served.forget(!isContent.test(inWritten ?? ''))
          server.ws.send({ type: 'custom', event: factsChanged })
        })
      server.middlewares.use(approvals(() => folders.written))
      server.middlewares.use(async (request, response, next) => {
        const asked = askedFor(request)
        if (!asked) return next()
        try {
          if (asked.kind === 'png') {
            const image = await served.image(asked.language, asked.route)
            response.statusCode = image ? 200 : 404
            response.setHeader('content-type', 'image/png')
            return void response.end(image)
          }
          response.setHeader('content-type', 'application/json; charset=utf-8')
          response.setHeader('cache-control', 'no-store')
          response.end(JSON.stringify(await answerTo(asked, served)))
        } catch (error) {
          next(error)
        }
      })
    },
    // Somebody looks: their first panel should not wait.
    transformIndexHtml: () => project?.warm(),
    async generateBundle() {
      const built = projectFacts(folders, false)
      for await (const { path, source } of built.files()) this.emitFile({ type: 'asset', fileName: path, source })
      await built.close()
    },
    closeBundle: () => project?.close(),
    buildEnd: () => project?.close(),
  }
}

/** What facts are made of. */
const isContent = /^src\/content\/.*\.(?:md|ya?ml|lock)$/
const isInput = /^(?:src|locales|cli|vite)\/.*\.(?:tsx?|css|md|ya?ml|lock|po)$/

type Asked = { language: string; route: string; kind: string }

function askedFor({ url = '' }: IncomingMessage): Asked | undefined {
  const {
    language,
    route = '',
    kind,
  } = /^\/__facts\/(?<language>\w+)(?:\/(?<route>[\w-]+))?\.(?<kind>json|png)(?:\?|$)/.exec(url)?.groups ?? {}
  return language && kind ? { language, route, kind } : undefined
}

async function answerTo({ language, route }: Asked, served: ProjectFacts): Promise<Facts | BlockKinds> {
  return route === '' ? served.kinds(language) : { ...(await served.of(language, route)), opens: true }
}
