import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it('each dependency has its reason in docs/dependencies.md, and no other has', () => {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(read('package.json'))
  const told = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)].map(([, name]) => name)
  expect(told).toEqual([...Object.keys(dependencies ?? {}), ...Object.keys(devDependencies ?? {})])
})
