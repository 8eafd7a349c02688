import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { holderOf } from './data-lock.ts'
import { type Database, openDatabase } from './database.ts'
import { loadEnvFile } from './env-file.ts'
import { fieldsOf } from './fields.ts'
import { keysIn, pepperOf } from './keys.ts'
import { readOptions, type ServerOptions } from './options.ts'
import { codeOf } from './turn.ts'

/** Calls what only the service role may call: in the database itself or, while a server holds it, through the server. */
export type AdminClient = {
  /** For people; never holds a password. */
  where: string
  /** Calls a procedure by name; `undefined` parameters keep their default. Resolves to the procedure's JSON. */
  call(procedure: string, given?: Readonly<Record<string, string | undefined>>): Promise<unknown>
  /** Where the record of erasures is kept beside the database. */
  erasuresFile: string
  close(): Promise<void>
}

/** The settings of the installation at `root`. Reads `<root>/.env` into the environment of this process. */
export function readInstallation(root: string): { options: ServerOptions; secretKey: string | undefined } {
  loadEnvFile(root)
  return { options: readOptions(process.env, root), secretKey: keysIn(join(root, '.env')).secretKey }
}

/**
 * Opens the admin client of the installation at `root`: with DATABASE_URL, or on the data directory or, while a server
 * has that open, through the server with the secret key.
 * @throws with what to do when there is no data, or no way to it.
 */
export async function openAdmin(root: string): Promise<AdminClient> {
  const { options, secretKey } = readInstallation(root)
  const { erasuresFile } = options
  const holder = options.databaseUrl ? undefined : holderOf(options.dataDirectory)
  if (holder?.url) return throughServer(holder.url, secretKey, erasuresFile)
  return adminOf(await openExisting(options), secretKey, erasuresFile)
}

/** Opens the database of an installation that no server holds. @throws when there is none yet. */
export function openExisting(options: ServerOptions): Promise<Database> {
  if (!options.databaseUrl && !existsSync(join(options.dataDirectory, 'postgres'))) {
    throw new Error(
      `${options.dataDirectory}: no data here. Set DATABASE_URL or DATA_DIR to where it lies, or start the server once.`,
    )
  }
  return openDatabase(options)
}

export function adminOf(database: Database, secretKey: string | undefined, erasuresFile: string): AdminClient {
  return {
    where: database.where,
    erasuresFile,
    close: () => database.close(),
    call: async (procedure, given = {}) => {
      const used = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))
      const passed = used.map(({ name }, index) => `${name} => $${index + 1}`).join(', ')
      const reply = await database
        .batch(
          [
            // The limit for visitors' requests is seconds; a report may take minutes.
            {
              text: `select set_config('role', 'service_role', true), set_config('statement_timeout', '30min', true),
                set_config('citence.pepper', $1, true)`,
              values: [secretKey ? pepperOf(secretKey) : ''],
            },
            { text: `select public.${procedure}(${passed})::text`, values: used.map(({ value }) => value) },
          ],
          'chore',
        )
        .catch(explain)
      return JSON.parse(reply ?? 'null')
    },
  }
}

/** Undefined function: the database was made by an older version. */
function explain(error: unknown): never {
  if (!(error instanceof Error && 'code' in error && error.code === '42883')) throw error
  throw new Error(
    `${error.message}. The database is older than this command: start the server once, it brings it up to date.`,
  )
}

/**
 * Asks the server that has the data; fetch would give up on a backup or a report that takes five minutes. `reply` is
 * `undefined` when the answer is no JSON. @throws with what to do when it does not answer
 */
export async function askServer(url: string, secretKey: string, body: object = {}) {
  const headers = { apikey: secretKey, 'Content-Type': 'application/json' }
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { method: 'POST', headers }, resolve).on('error', reject).end(JSON.stringify(body))
    })
    return { status: answer.statusCode, reply: parsed(await text(answer)) }
  } catch (error) {
    const reason = codeOf(error) ?? error
    throw new Error(`${url}: no answer (${reason}). Look into the log of the server, and do it again.`)
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function throughServer(url: string, secretKey: string | undefined, erasuresFile: string): AdminClient {
  if (!secretKey) {
    throw new Error(
      'SUPABASE_SECRET_KEY: not set, and the running server asks for it. It is in .env beside package.json.',
    )
  }
  return {
    where: url,
    erasuresFile,
    close: async () => undefined,
    call: async (procedure, given = {}) => {
      const { status, reply } = await askServer(`${url}/rest/v1/rpc/${procedure}`, secretKey, given)
      if (status === 200) return reply
      // As long as a server runs, it knows the key with which it was started.
      const remedy = status === 401 ? '. After a change of SUPABASE_SECRET_KEY in .env, restart the server.' : ''
      throw new Error(`${url}: status ${status}: ${fieldsOf(reply).message ?? ''}${remedy}`)
    },
  }
}
