import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../src/site/locales.ts'

/** A file of stories: the states it exports, and the name of their subject. */
export type Shown = { file: string; title: string; states: string[] }

/** The stories of components, read from their sources; a kind of block without any has one. @param root the project's folder */
export function writtenStories(root: string): Shown[] {
  const written = storiesBeside(root)
  const others = blockKinds(root).filter((kind) => !written.some(({ file }) => file.endsWith(`/${kind}.stories.tsx`)))
  const made = others.map((kind) => ({
    file: `src/blocks/${kind}/schema.ts`,
    title: `Blocks/${kind}`,
    states: ['Example'],
  }))
  return [...written, ...made]
}

function storiesBeside(root: string): Shown[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .sort()
    .map((name) => {
      const source = readFileSync(join(root, 'src', name), 'utf8')
      const title = /title: '([^']+)'/.exec(source)?.[1] ?? ''
      const states = [...source.matchAll(/^export const (\w+)/gm)].map(([, state = '']) => state)
      return { file: `src/${name.replaceAll('\\', '/')}`, title, states }
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
export function blockKinds(root: string): string[] {
  const folder = join(root, 'src/blocks')
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'schema.ts')))
    .sort()
}
