import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Builder } from '../content/block-context.ts'

type Schema = { readonly directives?: Readonly<Record<string, Builder>> }

const folder = import.meta.dirname
const schemaOf = (kind: string) => join(folder, kind, 'schema.ts')

/** Every kind of block: a folder with a schema is one. */
export const kinds = readdirSync(folder)
  .filter((name) => existsSync(schemaOf(name)))
  .sort()

async function directivesOf(kind: string): Promise<Readonly<Record<string, Builder>>> {
  const schema: Schema = await import(/* @vite-ignore */ pathToFileURL(schemaOf(kind)).href)
  return schema.directives ?? {}
}

/** What copy can ask for, by the name of the directive. */
export const builders: Readonly<Record<string, Builder>> = Object.assign(
  {},
  ...(await Promise.all(kinds.map(directivesOf))),
)
