import { cpSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '../project/copy.ts'
import { filesOf, follow, runIn, tsc, vitest, withChecks } from './guide.ts'

const files = filesOf('form-field.md')
const isCatalog = ({ file }: { file: string }) => file.startsWith('locales/')
const root = resolve(import.meta.dirname, '../..')
const lingui = resolve(root, 'node_modules/@lingui/cli/dist/lingui.js')
let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
  withChecks(copy)
  for (const part of ['supabase', 'package-lock.json'])
    cpSync(join(root, part), join(copy.root, part), { recursive: true })
  follow(
    files.filter((file) => !isCatalog(file)),
    copy,
  )
  // Lingui takes workers from its own sources where NODE_ENV is test; one worker runs in the process.
  runIn(copy, lingui, 'extract', '--clean', '--workers', '1')
  follow(files.filter(isCatalog), copy)
  copy.build('draft')
}, 180_000)
afterAll(() => copy?.remove())

it.each([
  ['agency/contact', 'Role'],
  ['fr/agency/contact', 'Fonction'],
])('%s shows the field, to people and to machines', (page, label) => {
  const published = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')
  expect(published(`${page}.html`)).toMatch(new RegExp(`${label}</label>.*name="role"`, 's'))
  expect(published(`${page}.md`)).toContain(`- ${label}\n`)
})

it('its types hold, and what is typed becomes part of a row', () => {
  runIn(copy, tsc, '--noEmit', '--project', '.')
  expect(runIn(copy, vitest, 'run', '--project', 'backend', 'server/sql/forms.test.ts')).toMatch(/[1-9]\d* passed/)
}, 120_000)
