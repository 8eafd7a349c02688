import { basename, dirname, relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { contentFolder } from '../../src/content/load.ts'
import { madeModules } from './modules.ts'
import { storiesOfPage } from './page-module.ts'
import { readWritten } from './read-written.ts'
import { writtenEvent } from './written.ts'

const site = '\0virtual:citence/site'

/** Everything that is written, as a module; and each page of the content folder as a module of stories. */
export function content(): Plugin {
  let root = process.cwd()
  let written = root
  /** Tests edit a copy: what they break is nobody's work. */
  const copy = process.env.PREVIEW_CONTENT
  return {
    name: 'citence:content',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      written = copy ?? root
    },
    resolveId: (id) => (id in madeModules ? `\0${id}` : undefined),
    load(id) {
      if (/\/src\/content\/pages\/[^/]+\/en\.md$/.test(id)) return storiesOfPage(basename(dirname(id)))
      return id.startsWith('\0') ? madeModules[id.slice(1)]?.(root, written) : undefined
    },
    configureServer(server) {
      if (copy) server.watcher.add(resolve(copy, contentFolder))
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => isContent(written, file) && tell(server, written))
    },
    // The stories of a page stay as they are; what they show is told to the browser.
    hotUpdate: ({ file }) => (isContent(written, file) ? [] : undefined),
  }
}

function isContent(root: string, file: string): boolean {
  return /\.(md|ya?ml)$/.test(file) && !relative(resolve(root, contentFolder), file).startsWith('..')
}

/** Tells open previews what is written now; whoever loads the preview later reads it from the module. */
function tell(server: ViteDevServer, root: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const known = moduleGraph.getModuleById(site)
    if (known) moduleGraph.invalidateModule(known)
  }
  server.ws.send({ type: 'custom', event: writtenEvent, data: readWritten(root) })
}
