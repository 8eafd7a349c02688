import { parseArgs } from 'node:util'
import { compare, seededDocuments } from './compare.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, cases: { type: 'string', default: '3000' } },
})
const start = performance.now()
const { compared, rejected, differing } = await compare(seededDocuments(Number(values.seed), Number(values.cases)))
for (const { document, tsc } of differing.slice(0, 20))
  console.log(`tsc ${tsc ? 'accepts' : 'rejects'}, the table does not: ${JSON.stringify(document)}`)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `${compared} documents (seed ${values.seed}; tsc rejects ${rejected}), ${differing.length} different verdicts, ${seconds} s`,
)
process.exitCode = differing.length > 0 ? 1 : 0
