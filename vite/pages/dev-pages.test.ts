import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { expect, it, vi } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { devPages } from './dev-pages.ts'

const root = sharedFolder()

it('an edit of what renders pages reloads the page in the browser, which has no such module', async () => {
  const view = join(root, 'view.tsx')
  writeFileSync(view, 'export default 1\n')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [devPages()],
  })
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in an environment that runs modules.')
  const send = vi.spyOn(server.ws, 'send')
  await ssr.runner.import('/view.tsx')
  server.watcher.emit('change', join(root, 'other.tsx'))
  server.watcher.emit('change', view)
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' }))
  await server.close()
})
