import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildFacts, buildFactsFile } from '../../src/publish/http.ts'

/** What the build left for the headers. @throws when the folder holds no build. */
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
  const facts = typeof value === 'object' && value !== null ? { ...value } : {}
  return {
    scriptHashes: texts('scriptHashes' in facts ? facts.scriptHashes : []),
    styleHashes: texts('styleHashes' in facts ? facts.styleHashes : []),
    connect: texts('connect' in facts ? facts.connect : []),
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}
