import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { ensureKeys } from '../server/keys.ts'
import { serve } from '../server/start.ts'
import { precompress } from './precompress.ts'

/** Everything the published site is made of. */
const inputs = [
  'src/**/*',
  'locales/*',
  'public/**/*',
  'vite/**/*',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
]

const root = resolve(import.meta.dirname, '..')
const dist = resolve(root, 'dist')
const record = resolve(root, 'node_modules/.cache/citence/built')

/** A hash of all inputs, including the backend's address and key, which are compiled into the scripts. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(inputs, { cwd: root, withFileTypes: true }))
  const paths = files.filter((file) => file.isFile()).map((file) => resolve(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(path).update(await readFile(path))
  const { VITE_SUPABASE_URL = '', VITE_SUPABASE_PUBLISHABLE_KEY = '' } = process.env
  hash.update(VITE_SUPABASE_URL).update(VITE_SUPABASE_PUBLISHABLE_KEY).update(ensureKeys(root).publishableKey)
  return hash.digest('hex')
}

const wanted = await fingerprint()
const built = await readFile(record, 'utf8').catch(() => '')
if (built === wanted && existsSync(resolve(dist, 'index.html'))) await serve()
else {
  console.log('Building the site…')
  const readAgain = await serve(build())
  // Takes four seconds of two processors; until it is done, files are served uncompressed.
  await precompress(dist)
  readAgain()
  await mkdir(dirname(record), { recursive: true })
  await writeFile(record, wanted)
}

/** Runs `vite build` without the compression after it. Node loads the configuration without bundling it. */
async function build(): Promise<void> {
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root, logLevel: 'warn', configLoader: 'native' })
  await builder.config.builder?.buildApp(builder)
}
