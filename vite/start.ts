import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { serve } from '../server/start.ts'
import { fingerprint } from './build-cache.ts'
import { precompress } from './precompress.ts'

const root = resolve(import.meta.dirname, '..')
const dist = resolve(root, 'dist')
const record = resolve(root, 'node_modules/.cache/citence/built')

const wanted = await fingerprint(root)
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
