import { resolve } from 'node:path'
import { serve } from '../server/start.ts'
import { fingerprint, isBuilt, lockBuild, noteBuilt } from './build-cache.ts'
import { precompress } from './precompress.ts'

const root = resolve(import.meta.dirname, '..')
const dist = resolve(root, 'dist')

const inputs = fingerprint(root)
if (isBuilt(dist, inputs)) await serve()
else {
  console.log('Building the site…')
  const building = build()
  const readAgain = await serve(building)
  // Takes four seconds of two processors; until it is done, files are served uncompressed.
  await precompress(dist)
  readAgain()
  noteBuilt(dist, inputs)
  const { release } = await building
  release()
}

/** Runs `vite build` without the compression after it. Node loads the configuration without bundling it. */
async function build(): Promise<ReturnType<typeof lockBuild>> {
  const lock = lockBuild(root)
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root, logLevel: 'warn', configLoader: 'native' })
  await builder.config.builder?.buildApp(builder)
  return lock
}
