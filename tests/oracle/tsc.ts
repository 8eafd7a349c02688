import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json } from '../../src/json-ld/json.ts'

const root = join(import.meta.dirname, '../..')
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
}

const perFile = 500

/**
 * Compiles documents as literals with the type that a programmer would give them.
 * @returns for each document whether it is accepted
 */
export async function tscAccepts(documents: readonly Json[]): Promise<boolean[]> {
  mkdirSync(join(root, 'test-results'), { recursive: true })
  // Inside the project, so that schema-dts is found.
  const folder = mkdtempSync(join(root, 'test-results/oracle-'))
  try {
    const files = Math.ceil(documents.length / perFile)
    for (let file = 0; file < files; file++) {
      const lines = documents.slice(file * perFile, (file + 1) * perFile).map(literal)
      writeFileSync(
        join(folder, `cases-${file}.ts`),
        [`import type { Graph, Thing, WithContext } from 'schema-dts'`, ...lines].join('\n'),
      )
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    const output = await run(folder)
    const accepted = documents.map(() => true)
    for (const [, file, line] of output.matchAll(/cases-(\d+)\.ts\((\d+),\d+\): error/g))
      accepted[Number(file) * perFile + Number(line) - 2] = false
    const elsewhere = output.split('\n').find((line) => /\berror TS/.test(line) && !line.includes('cases-'))
    if (elsewhere) throw new Error(`tsc failed elsewhere than in a case: ${elsewhere}`)
    return accepted
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function literal(document: Json, index: number): string {
  const type = isObject(document) && '@graph' in document ? 'Graph' : 'WithContext<Thing>'
  return `export const case${index}: ${type} = ${JSON.stringify(document)}`
}

function run(folder: string): Promise<string> {
  const command = [join(root, 'node_modules/typescript/bin/tsc'), '--project', folder, '--pretty', 'false']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, { maxBuffer: 2 ** 30 }, (error, out, err) => {
      // 1 and 2: errors were found.
      if (error && ![1, 2].includes(Number(error.code))) reject(new Error(err || error.message))
      else resolve(out)
    })
  })
}
