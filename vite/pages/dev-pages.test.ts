import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { expect, it, vi } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { devPages } from './dev-pages.ts'

const root = sharedFolder()

const openServer = () =>
  createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    plugins: [devPages()],
  })

it('an edit of what renders pages reloads the page in the browser, which has no such module', async () => {
  const view = join(root, 'view.tsx')
  writeFileSync(view, 'export default 1\n')
  const server = await openServer()
  const { ssr } = server.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Pages are rendered in an environment that runs modules.')
  const send = vi.spyOn(server.ws, 'send')
  await ssr.runner.import('/view.tsx')
  server.watcher.emit('change', join(root, 'other.tsx'))
  server.watcher.emit('change', view)
  await vi.waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' }), { timeout: 30_000 })
  await server.close()
})

it.each(['add', 'change', 'unlink'])('a page in the browser is loaded again at %s of a content file', async (event) => {
  const server = await openServer()
  const send = vi.spyOn(server.ws, 'send')
  server.watcher.emit('all', event, join(root, 'en.md'))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'full-reload' })
  await server.close()
})

it.each([
  ['/fr/faq/?a=1', '/fr/faq?a=1'],
  ['/en/faq.md', '/faq.md'],
  ['/guide-complet-geo-2025', '/fr/complete-geo-guide'],
])('%s leads to %s, as on the site', async (from, to) => {
  const server = await openServer()
  const http = createHttpServer(server.middlewares).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  const answer = await fetch(`http://127.0.0.1:${address.port}${from}`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(to)
  http.close()
  await server.close()
})
