import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statesOf } from '../../.storybook/content/block-states.ts'
import { locales } from '../../src/site/locales.ts'

/** The states in which a subject is shown. */
type Shown = { title: string; states: string[] }

/** The stories of components, read from their sources, and those of the kinds of block. @param root the project's folder */
export function writtenStories(root: string): Shown[] {
  const blocks = blockKinds(root).map((kind) => ({ title: `Blocks/${kind}`, states: Object.keys(statesOf(kind)) }))
  return [...storiesBeside(root), ...blocks]
}

function storiesBeside(root: string): Shown[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => {
      const source = readFileSync(join(root, 'src', name), 'utf8')
      const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
      const states = [...source.matchAll(/^export const (\w+)/gm)].map(([, state = '']) => state)
      return { title, states }
    })
}

/** The pages of the content folder: each is a story in every language. */
export function pageFolders(root: string): string[] {
  return readdirSync(join(root, 'src/content/pages')).sort()
}

/** Blocks × states + pages × languages. */
export function expectedStories(root: string): number {
  const states = writtenStories(root).reduce((sum, one) => sum + one.states.length, 0)
  return states + pageFolders(root).length * locales.length
}

/** The kinds of block in content: folders with a schema. */
function blockKinds(root: string): string[] {
  const folder = join(root, 'src/blocks')
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'schema.ts')))
}
