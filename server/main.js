import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// Plain JavaScript, and the rest behind it: stripping types and compiling what has not changed since the last start would
// be a quarter of the boot.
enableCompileCache(resolve(import.meta.dirname, '..', 'node_modules/.cache/citence/compiled'))
// PostgreSQL's WebAssembly is 9 MB: each function is validated when it is first called, not all before the first.
setFlagsFromString('--wasm-lazy-validation')
const { serve } = await import('./start.ts')
await serve()
