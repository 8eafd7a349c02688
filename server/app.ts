import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { type BuildFacts, securityHeaders } from '../src/publish/http.ts'
import { authInterface } from './api/auth.ts'
import { type RestOptions, restInterface } from './api/rest.ts'
import { backupRoute } from './backup/route.ts'
import { createRequestCounts, kindOf } from './health/metrics.ts'
import { healthRoutes } from './health/routes.ts'
import { answerSite } from './site/answer.ts'
import type { Asset } from './site/assets.ts'

type AppOptions = RestOptions & {
  assets: ReadonlyMap<string, Asset>
  facts: BuildFacts
  /** What the owner should know of, if anything; said on /health. */
  warning?: () => string | undefined
  /** Folder for backups made on request. */
  backups: string
  /** Versions of the migrations of this server, oldest first. */
  migrations: readonly string[]
  /** Gets one line of JSON per request, without query, address, headers or body. */
  log: ((line: string) => void) | undefined
}

/** Everything served on one origin: the site, the REST interface and the health routes. */
export function createApp(options: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const always = Object.entries(securityHeaders(options.facts))

  const requests = createRequestCounts()
  app.use(async (context, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    const { req, res } = context
    requests.see(kindOf(req.path), res.status, ms / 1000)
    for (const [name, value] of always) res.headers.set(name, value)
    if (!options.log) return
    const time = new Date().toISOString()
    // As it was sent: what it stands for may be characters that control the terminal in which the log is read.
    const path = new URL(req.url).pathname
    options.log(JSON.stringify({ time, method: req.method, path, status: res.status, ms: Math.round(ms) }))
  })

  app.route('/', healthRoutes({ ...options, requests }))
  app.route('/', backupRoute(options))
  app.route('/rest/v1', restInterface(options))
  app.route('/auth/v1', authInterface(options.keys))
  app.all('*', ({ req }) => answerSite(options.assets, req.raw))

  app.onError((error) => {
    console.error(`server: ${error.stack ?? error.message}`)
    return new Response('Internal Server Error\n', { status: 500 })
  })
  return app
}
