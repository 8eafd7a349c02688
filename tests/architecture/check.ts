import { resolve } from 'node:path'
import { violations } from './violations.ts'

const found = violations(resolve(import.meta.dirname, '..', '..'))
for (const line of found) console.error(line)
console.log(found.length === 0 ? 'Every import points the right way.' : `${found.length} imports point the wrong way.`)
process.exitCode = found.length === 0 ? 0 : 1
