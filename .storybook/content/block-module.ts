import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Indexer } from 'storybook/internal/types'

/** The file by which a folder of src/blocks is a kind of block. */
export const blockSchema = /\/src\/blocks\/[^/]+\/schema\.ts$/

const kindOf = (schema: string) => basename(dirname(schema))
const hasOwnStories = (schema: string) => existsSync(join(dirname(schema), `${kindOf(schema)}.stories.tsx`))

/** A kind of block without stories of its own has one: the first in the content. */
export const blockIndexer: Indexer = {
  test: blockSchema,
  createIndex: async (file) =>
    hasOwnStories(file)
      ? []
      : [{ type: 'story', importPath: file, exportName: 'Example', title: `Blocks/${kindOf(file)}` }],
}

/** The generated Storybook module with that story. */
export function storyOfBlock(schema: string): string {
  const kind = kindOf(schema)
  const meta = `export default { title: 'Blocks/${kind}' }`
  if (hasOwnStories(schema)) return meta
  return `import { blockStory } from '/.storybook/stage/block-story.tsx'\n${meta}\nexport const Example = blockStory('${kind}')`
}
