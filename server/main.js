import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// Plain JavaScript, and the rest loaded by it: this caches the compiled TypeScript of the last start, which would
// otherwise be a quarter of the boot.
enableCompileCache(resolve(import.meta.dirname, '..', 'node_modules/.cache/citence/compiled'))
// PostgreSQL's WebAssembly is 9 MB: validate each function at its first call, not all of them before the first.
setFlagsFromString('--wasm-lazy-validation')
const { serve } = await import('./start.ts')
await serve()
