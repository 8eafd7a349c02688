import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { ownFolder, sharedFolder } from '../src/site/temporary.fixture.ts'
import { codeOf, fingerprint, isBuilt, noteBuilt } from './build-cache.ts'

it.each([
  ['a module that it imports', 'near.ts', true],
  ['a module that is imported by one that it imports', 'far.ts', true],
  ['a module that it imports once it needs it', 'late.ts', true],
  ['data', 'data.json', true],
  ['a file that a plugin makes a module of', 'look.css', true],
  ['itself', 'entry.ts', true],
  ['which packages are installed', 'package-lock.json', true],
  ['types', 'types.ts', false],
  ['a module of others', 'other.ts', false],
])('tells by the code of a module whether %s has changed', (_, changed, tells) => {
  const files: Record<string, string> = {
    'package-lock.json': '{}',
    'entry.ts': [
      "import type { Type } from './types.ts'",
      "import data from './data.json' with { type: 'json' }",
      "import look from './look.css?inline'",
      'import {',
      '  near,',
      "} from './near.ts'",
      "const late = () => import('./late.ts')",
    ].join('\n'),
    'near.ts': "export { far } from './far.ts'",
    ...Object.fromEntries(
      ['far.ts', 'late.ts', 'data.json', 'look.css', 'types.ts', 'other.ts'].map((name) => [name, '']),
    ),
  }
  const folder = ownFolder(files)
  const before = codeOf('entry.ts', folder)
  writeFileSync(join(folder, changed), `${files[changed]} `)
  expect(codeOf('entry.ts', folder) !== before).toBe(tells)
})

const root = sharedFolder()

it.each(['src/content/pages/faq/fr.md', 'locales/fr.po', 'locales/pages/fr.po', 'public/icon.svg', 'tsconfig.json'])(
  'npm start builds again after a change of %s',
  async (file) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), 'before')
    const before = fingerprint(root)
    expect(fingerprint(root)).toBe(before)
    writeFileSync(join(root, file), 'after')
    expect(fingerprint(root)).not.toBe(before)
  },
)

it('npm start builds again once a scheduled page is due, and not again after that', () => {
  const folder = ownFolder({ 'src/content/pages/later/en.md': '---\npublishAt: 2031-03-04T09:00Z\n---\n' })
  vi.useFakeTimers({ toFake: ['Date'] })
  const days = ['2031-03-03', '2031-03-04', '2031-03-05', '2031-03-06']
  const made = days.map((day) => {
    vi.setSystemTime(day)
    return fingerprint(folder)
  })
  vi.useRealTimers()
  const [first, second, third, last] = made
  expect([first === second, second === third, third === last]).toEqual([true, false, true])
})

it('npm start builds again after a change of what scripts contain of .env, and of nothing else there', async () => {
  const key = 'VITE_SUPABASE_PUBLISHABLE_KEY=sb_publishable_x'
  const folder = ownFolder({ '.env': `SMTP_URL=smtp://one\n${key}\n`, '.env.local': 'VITE_SUPABASE_URL=https://one\n' })
  const before = fingerprint(folder)
  appendFileSync(join(folder, '.env'), 'LEAD_MAIL_TO=a@example.com\n')
  expect(fingerprint(folder)).toBe(before)
  const seen = new Set([before])
  for (const change of [
    '  export VITE_SUPABASE_URL="https://two"\n',
    'VITE_SUPABASE_URL=https://two\nSERVICE_WORKER=off\n',
  ]) {
    writeFileSync(join(folder, '.env.local'), change)
    seen.add(fingerprint(folder))
  }
  expect(seen.size).toBe(3)
})

it('vouches for a published folder only until the next build empties it', () => {
  const out = ownFolder({})
  noteBuilt(out, 'these inputs')
  expect([isBuilt(out, 'these inputs'), isBuilt(out, 'others')]).toEqual([true, false])
  expect(isBuilt(ownFolder({}), 'these inputs')).toBe(false)
})
