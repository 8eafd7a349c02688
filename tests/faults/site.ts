import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Database } from '../../server/database.ts'
import type { Listening } from '../../server/listen.ts'
import { asOwner, emptyTables } from '../../server/testing/database.ts'
import { serveTest } from '../../server/testing/server.ts'
import { openFaultProxy } from './fault-proxy.ts'

const root = resolve(import.meta.dirname, '..', '..')

/** The built site. @throws when there is none. */
export function builtSite(): string {
  const directory = resolve(root, process.env.SITE_DIR || 'dist')
  if (existsSync(join(directory, 'sw.js'))) return directory
  throw new Error(`${directory}: holds no built site. Run npm run build first, or set SITE_DIR to one.`)
}

export type Site = Awaited<ReturnType<typeof openSite>>

/**
 * The real server behind a proxy that can fail, and the database behind it, with limits so high that no test reaches
 * them by accident.
 */
export async function openSite(database: Database) {
  await emptyTables(database)
  await asOwner(database, 'update private.settings set contacts_per_email = 10000, contacts_per_address = 10000')
  const servers: Listening[] = [await serveTest(database, { site: builtSite() })]
  const copies: string[] = []
  const proxy = await openFaultProxy(servers[0]?.url ?? '')
  const serve = async (directory: string) => {
    const server = await serveTest(database, { site: directory })
    servers.push(server)
    return server.url
  }
  const query = (statement: string) => asOwner(database, statement)

  return {
    ...proxy,
    query,
    /** Serves another build beside it. @returns its address; no request is sent there yet */
    serve,
    leads: () => query('select * from public.leads order by created_at'),
    /** Replaces the published site by a copy of the built one, changed by `change`. */
    async deploy(change: (directory: string) => void | Promise<void>) {
      const copy = mkdtempSync(join(tmpdir(), 'citence-deploy-'))
      copies.push(copy)
      cpSync(builtSite(), copy, { recursive: true })
      await change(copy)
      proxy.lead(await serve(copy))
    },
    async close() {
      await proxy.close()
      await Promise.all(servers.map((server) => server.close()))
      for (const copy of copies) rmSync(copy, { recursive: true })
    },
  }
}
