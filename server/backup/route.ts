import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { isAdmin } from '../api/caller.ts'
import { disableTimeout } from '../connections.ts'
import type { Database } from '../database.ts'
import type { Keys } from '../keys.ts'
import { isFromThisMachine } from '../proxies.ts'
import { backupFile } from './keep.ts'
import { makeBackup } from './make.ts'

/** Makes a backup for the command, which cannot open an embedded database while this server has it. */
export function backupRoute(options: { database: Database; keys: Keys; backups: string }) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  // Without the secret key, the answer is that of a path that does not exist.
  app.post('/backups', async (context, next) => {
    const { headers } = context.req.raw
    if (!isAdmin(headers, options.keys) || !isFromThisMachine(context.env.incoming.socket, headers)) return next()
    disableTimeout(context.env.incoming.socket)
    const now = Date.now()
    const reply = await makeBackup(options.database, backupFile(options.backups, now), now).catch((error: Error) => {
      console.error(`backup: ${error.message}`)
      return { message: error.message }
    })
    return Response.json(reply, { status: 'file' in reply ? 200 : 500, headers: { 'Cache-Control': 'no-store' } })
  })
  return app
}
