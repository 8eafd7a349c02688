import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Question } from 'schema-dts'
import type { EntitiesOf } from '../content/entities.ts'
import type { BlockKinds } from '../content/model.ts'
import { kinds } from './schemas.ts'

/** What a block is about beside the page (`entities`), and the questions that it answers (`asked`). */
type Maker = { entities?: EntitiesOf<keyof BlockKinds>; asked?: EntitiesOf<keyof BlockKinds, Question> }

const fileOf = (kind: string) => join(import.meta.dirname, kind, 'json-ld.ts')

/** The structured data of each kind that has some: a folder with a `json-ld.ts`. */
export const makers: Readonly<Record<string, Maker>> = Object.fromEntries(
  await Promise.all(
    kinds
      .filter((kind) => existsSync(fileOf(kind)))
      .map(
        async (kind): Promise<[string, Maker]> => [
          kind,
          await import(/* @vite-ignore */ pathToFileURL(fileOf(kind)).href),
        ],
      ),
  ),
)
