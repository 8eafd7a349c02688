import { enableCompileCache } from 'node:module'
import { resolve } from 'node:path'

// Plain JavaScript, and the rest behind it: stripping types and compiling what has not changed since the last start would
// be a quarter of the boot.
enableCompileCache(resolve(import.meta.dirname, '..', 'node_modules/.cache/citence/compiled'))
await import('./start.ts')
