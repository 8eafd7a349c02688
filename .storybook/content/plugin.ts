import { basename, dirname, relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentFolder } from '../../src/content/load.ts'
import { storiesOfPage } from './page-module.ts'
import { readWritten } from './read-written.ts'
import { siteModule, writtenEvent } from './written.ts'

const resolved = `\0${siteModule}`

/** Everything that is written, as a module; and each page of the content folder as a module of stories. */
export function content(): Plugin {
  let root = process.cwd()
  const isPage = (file: string) => /\/src\/content\/pages\/[^/]+\/en\.md$/.test(file)
  return {
    name: 'citence:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === siteModule ? resolved : undefined),
    load(id) {
      if (id === resolved) return `export const written = ${JSON.stringify(readWritten(root))}`
      if (isPage(id)) return storiesOfPage(basename(dirname(id)))
      return undefined
    },
    configureServer(server) {
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => isContent(root, file) && tell(server, root))
    },
    // The stories of a page stay as they are, what they show is told to the browser.
    hotUpdate: ({ file }) => (isContent(root, file) ? [] : undefined),
  }
}

function isContent(root: string, file: string): boolean {
  return /\.(md|ya?ml)$/.test(file) && !relative(resolve(root, contentFolder), file).startsWith('..')
}

/** Tells open previews what is written now; whoever loads the page later reads it from the module. */
function tell(server: ViteDevServer, root: string): void {
  for (const environment of Object.values(server.environments)) {
    const known = environment.moduleGraph.getModuleById(resolved)
    if (known) environment.moduleGraph.invalidateModule(known)
  }
  server.ws.send({ type: 'custom', event: writtenEvent, data: readWritten(root) })
}
