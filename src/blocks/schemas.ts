import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Question } from 'schema-dts'
import type { Builder, EntitiesOf } from '../content/block-context.ts'
import type { BlockKinds } from '../content/model.ts'

type Schema = {
  readonly directives?: Readonly<Record<string, Builder>>
  /** Structured data of a block, besides that of the page. */
  readonly entities?: EntitiesOf<keyof BlockKinds>
  /** The questions that it answers. */
  readonly asked?: EntitiesOf<keyof BlockKinds, Question>
}

const folder = import.meta.dirname
const schemaOf = (kind: string) => join(folder, kind, 'schema.ts')

/** Every kind of block: a folder with a schema is one. */
const kinds = readdirSync(folder)
  .filter((name) => existsSync(schemaOf(name)))
  .sort()

/** By kind. */
export const schemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  await Promise.all(
    kinds.map(async (kind) => [kind, await import(/* @vite-ignore */ pathToFileURL(schemaOf(kind)).href)]),
  ),
)

/** The builders of the directives that copy can use, by name. */
export const builders: Readonly<Record<string, Builder>> = Object.assign(
  {},
  ...Object.values(schemas).map(({ directives }) => directives),
)
