import module from 'node:module'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The server needs Node 24, this is ${process.versions.node}. Run node_modules/.bin/node server/main.js: npm ci brings one along.`,
  )
  process.exit(1)
}
// Plain JavaScript, and the rest loaded by it: this caches the compiled TypeScript of the last start, which would
// otherwise be a quarter of the boot.
module.enableCompileCache(resolve(import.meta.dirname, '..', 'node_modules/.cache/citence/compiled'))
// PostgreSQL's WebAssembly is 9 MB: validate each function at its first call, not all of them before the first.
setFlagsFromString('--wasm-lazy-validation')
const { serve } = await import('./start.ts')
await serve()
