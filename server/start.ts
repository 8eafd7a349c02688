import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createApp } from './app.ts'
import { keepDailyChores } from './daily.ts'
import { openDatabase } from './database.ts'
import { ensureKeys } from './keys.ts'
import { listen } from './listen.ts'
import { migrate } from './migrate.ts'
import { readOptions } from './options.ts'
import { readAssets } from './site/assets.ts'
import { readBuildFacts } from './site/facts.ts'
import { startWebhook } from './webhook/start.ts'
import { readSurface } from './wire/surface.ts'

const root = resolve(import.meta.dirname, '..')

async function start(): Promise<void> {
  const keys = ensureKeys(root)
  // DATABASE_URL holds a password and may stand beside the keys; what the environment says already wins.
  const file = resolve(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const options = readOptions(process.env, root)
  const facts = readBuildFacts(options.siteDirectory)
  const assets = readAssets(options.siteDirectory)

  const database = await openDatabase(options)
  const opened: (() => void | Promise<void>)[] = [() => database.close()]
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo()
  }

  try {
    const applied = await migrate(database, resolve(root, 'supabase'))
    if (applied.length > 0) console.log(`Database brought up to date by ${applied.length} migrations.`)
    const webhook = await startWebhook(database, options.webhook)
    opened.push(webhook.close)

    const app = createApp({
      database,
      keys,
      surface: await readSurface(database),
      trustedProxies: options.trustedProxies,
      now: Date.now,
      submitted: webhook.wake,
      assets,
      facts,
      log: options.log ? (line) => console.log(line) : undefined,
    })
    const server = await listen(app, options.host, options.port)
    opened.push(() => server.close())
    database.announce(server.url)
    // Not before: the chores of a night must not keep a visitor waiting for the site.
    opened.push(keepDailyChores(database))
    console.log(`Listening on ${server.url}`)
    console.log(`Data in ${database.where}`)
  } catch (error) {
    await close()
    throw error
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
}

start().catch((error: Error) => {
  console.error(`The server did not start. ${error.message}`)
  process.exitCode = 1
})
