import type { IncomingMessage } from 'node:http'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { decoded } from '../../src/site/decoded.ts'
import { factsChanged, kindsAddress, statesAddress } from './addresses.ts'
import { approvals } from './approve.ts'
import type { BlockKinds, Facts, PageStates } from './facts.ts'
import { pageStates } from './page-states.ts'
import { type ProjectFacts, projectFacts } from './project-facts.ts'
import { statesReader } from './read-states.ts'
import type { Folders } from './sources.ts'

/** The facts of pages for the panels: served as JSON in development, written as files in a static build. */
export function facts(): Plugin {
  let folders: Folders = { root: process.cwd(), written: process.cwd() }
  let project: ProjectFacts | undefined
  let closeStates: (() => Promise<void>) | undefined
  const close = async () => {
    await Promise.all([project?.close(), closeStates?.()])
  }
  return {
    name: 'citence:facts',
    configResolved(config) {
      // Tests edit a copy of the content.
      folders = { root: config.root, written: process.env.PREVIEW_CONTENT ?? config.root }
    },
    configureServer(server) {
      const served = projectFacts(folders, true)
      const { states, forget, close } = statesReader(folders.written)
      project = served
      closeStates = close
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => {
          const [inProject, inWritten] = [folders.root, folders.written].map((from) =>
            relative(from, file).replaceAll('\\', '/'),
          )
          if (!isInput.test(inProject ?? '') && !isContent.test(inWritten ?? '')) return
          const isCode = !isContent.test(inWritten ?? '')
          served.forget(isCode)
          forget(isCode)
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
          response.end(JSON.stringify(await answerTo(asked, { served, states })))
        } catch (error) {
          next(error)
        }
      })
    },
    // Somebody opened Storybook: prepare, so that their first panel need not wait.
    transformIndexHtml: () => project?.warm(),
    async generateBundle() {
      const built = projectFacts(folders, false)
      for await (const { path, source } of built.files()) this.emitFile({ type: 'asset', fileName: path, source })
      const source = JSON.stringify(pageStates(folders.written, new Date()))
      this.emitFile({ type: 'asset', fileName: statesAddress, source })
      await built.close()
    },
    closeBundle: close,
    buildEnd: close,
  }
}

/** The files that facts depend on. */
const isContent = /^src\/content\/.*\.(?:md|ya?ml|lock|png|jpe?g|webp|avif)$/
const isInput = /^(?:src|locales|cli|vite)\/.*\.(?:tsx?|css|md|ya?ml|lock|po)$/

type Asked = { language: string; route: string; kind: string }

function askedFor({ url = '' }: IncomingMessage): Asked | undefined {
  const [, language, route = '', kind] = /^\/__facts\/(\w+)(?:\/([^/?]+))?\.(json|png)(?:\?|$)/.exec(url) ?? []
  return language && kind ? { language, route: decoded(route), kind } : undefined
}

type Known = { served: ProjectFacts; states: () => Promise<PageStates> }

async function answerTo(
  { language, route }: Asked,
  { served, states }: Known,
): Promise<Facts | BlockKinds | PageStates> {
  if (route !== '') return { ...(await served.of(language, route)), opens: true }
  return kindsAddress(language) === statesAddress ? states() : served.kinds(language)
}
