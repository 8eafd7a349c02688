import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownFolder } from '../../src/site/temporary.fixture.ts'
import { projectRoot } from './root.ts'

const needs = ['src/site', 'dist']

it('finds the project around a folder of it', () => {
  const root = ownFolder()
  for (const folder of needs) mkdirSync(join(root, folder), { recursive: true })
  expect(projectRoot(root, needs)).toBe(root)
  expect(() => projectRoot(join(root, 'src'), needs)).toThrow('there is no src/site and no dist here. Run this in')
})

it('names what is missing, and what to do about it', () => {
  const root = ownFolder()
  expect(() => projectRoot(root, needs)).toThrow(/: there is no src\/site and no dist here\. .* with --root\.$/)
  expect(() => projectRoot(root, needs, 'name a folder with --site')).toThrow(/ or name a folder with --site\.$/)
  mkdirSync(join(root, 'src/site'), { recursive: true })
  expect(() => projectRoot(root, needs)).toThrow(`${root}: is not built, there is no dist here. Run npm run build.`)
  mkdirSync(join(root, 'dist'))
  expect(projectRoot(root, needs)).toBe(root)
})
