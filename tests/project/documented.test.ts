import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: root })]

/** What a pattern finds in the documents, each with its document, for the message. */
const found = (pattern: RegExp) =>
  documents.flatMap((file) => [...read(file).matchAll(pattern)].map(([, words = '']) => ({ file, words })))

it('documents scripts that there are, and every script that there is', () => {
  const named = [...found(/npm run ([\w:]+)/g), ...found(/npm (test|start)\b/g)]
  expect(named.filter(({ words }) => !Object.hasOwn(scripts, words))).toEqual([])
  expect(Object.keys(scripts).filter((script) => !named.some(({ words }) => words === script))).toEqual([])
})

it('documents files that there are', () => {
  const named = [
    ...found(/\bnode ((?:cli|server|src|tests|vite)\/[\w./-]+)/g),
    ...Object.values(scripts).flatMap((script) =>
      [...script.matchAll(/\bnode (\S+)/g)].map(([, words = '']) => ({ file: 'package.json', words })),
    ),
  ]
  expect(named.filter(({ words }) => !existsSync(join(root, words)))).toEqual([])
})

it('runs TypeScript with the Node of the project, since that of a machine may be older', () => {
  expect(found(/(?<!npx )\bnode ([\w./-]+\.ts)/g)).toEqual([])
})

it('documents commands and options that the command line takes', async () => {
  const program = new Command()
  for (const file of globSync('cli/commands/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/*.fixture.ts'] })) {
    const { addTo }: { addTo?: (program: Command) => void } = await import(join(root, file))
    addTo?.(program)
  }
  const unknown = found(/(?:npx citence|citence\.js|`citence) ([a-z][^`#|>\n]*)/g).filter(
    ({ words }) => !takes(program, words),
  )
  expect(unknown).toEqual([])
})

it('documents anchors that there are', () => {
  const missing = found(/(?:content rename |route:)([\w-]+#[\w-]+)/g).filter(({ words }) => {
    const [page, anchor] = words.split('#')
    return !read(`src/content/pages/${page}/en.md`).includes(`{#${anchor}`)
  })
  expect(missing).toEqual([])
})

function takes(program: Command, line: string): boolean {
  const [name = '', ...words] = line.trim().split(/\s+/)
  const command = program.commands.find((one) => one.name() === name)
  if (!command) return false
  // `leads …`: all of its commands are meant.
  if (command.commands.length > 0) return /^…?$/.test(words.join(' ')) || takes(command, words.join(' '))
  return words.every((word) => !word.startsWith('--') || command.options.some(({ long }) => long === word))
}
