import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildFacts, buildFactsFile } from '../../src/publish/http.ts'
import { fieldsOf } from '../fields.ts'

/** Reads the facts that the build wrote for the headers. @throws when the folder has no build. */
export function readBuildFacts(directory: string): BuildFacts {
  const path = join(directory, buildFactsFile)
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(
      `${path}: cannot be read (${error instanceof Error ? error.message : error}). Run npm run build first.`,
    )
  }
  const { scriptHashes, styleHashes, connect } = fieldsOf(value)
  return { scriptHashes: texts(scriptHashes), styleHashes: texts(styleHashes), connect: texts(connect) }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
