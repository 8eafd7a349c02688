import { execFile } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { onFreePort } from '../../server/testing/free-port.ts'

export type Ran = { code: number; out: string; err: string }

const script = resolve(import.meta.dirname, '../citence.js')

/** Runs the command as a user does. */
export const citence = (folder: string, ...words: string[]): Promise<Ran> => runCitence(folder, words)

/** The same with an environment of its own, or with something to read from its standard input. */
export function runCitence(
  cwd: string,
  words: readonly string[],
  { env = process.env, input = '' }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<Ran> {
  return new Promise((done) => {
    const child = execFile(process.execPath, [script, ...words], { env, cwd }, (error, out, err) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
    child.stdin?.end(input)
  })
}

/** Runs the command on the data in a folder. Empty values win over those in a developer's .env. */
export const installation =
  (folder: string, SUPABASE_SECRET_KEY: string) =>
  (more: Record<string, string>, ...words: string[]): Promise<Ran> =>
    runCitence(folder, words, {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
        BACKUP_DIR: '',
        ERASURES_FILE: join(folder, 'erasures.txt'),
        SUPABASE_SECRET_KEY,
        ...more,
      },
    })

/** A server that ends with the test, and is a proxy that answers for any host itself. @returns its origin */
export async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.on('connect', (_request, socket) => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
    server.emit('connection', socket)
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${await onFreePort(server)}`
}
