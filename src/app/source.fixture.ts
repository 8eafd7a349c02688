import { resolve } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'

/** Modules as the site's own build makes them: components hold words, and words need Lingui's compiler. */
export async function openSource() {
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('vite.config.ts: the environment ssr must run here.')
  return {
    load: <Module>(path: string): Promise<Module> => ssr.runner.import(path),
    close: () => server.close(),
  }
}

export type Source = Awaited<ReturnType<typeof openSource>>
