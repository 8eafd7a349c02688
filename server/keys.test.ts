import { execFile } from 'node:child_process'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownFolder } from '../src/site/temporary.fixture.ts'
import { readInstallation } from './admin.ts'
import { ensureKeys } from './keys.ts'

let root: string
const file = () => join(root, '.env')
beforeEach(() => {
  root = ownFolder()
  for (const name of ['PUBLISHABLE_KEY', 'SECRET_KEY', 'JWT_SECRET']) vi.stubEnv(`SUPABASE_${name}`, '')
})
afterEach(() => vi.unstubAllEnvs())

it('makes the keys once, in a file that only its owner reads', () => {
  const keys = ensureKeys(root)
  expect(keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(keys.secretKey).toMatch(/^sb_secret_[\w-]{43}$/)
  expect(keys.jwtSecret.length).toBeGreaterThan(32)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  const text = readFileSync(file(), 'utf8')
  expect(ensureKeys(root)).toEqual(keys)
  expect(readFileSync(file(), 'utf8')).toBe(text)
  // The commands have the same, where the environment has an empty one.
  expect(readInstallation(root).secretKey).toBe(keys.secretKey)
})

it('makes one set of keys for several that start at once', async () => {
  const made = `const { ensureKeys } = await import(${JSON.stringify(import.meta.resolve('./keys.ts'))})
    console.log(JSON.stringify(ensureKeys(process.argv[1])))`
  const run = promisify(execFile)
  const all = await Promise.all(
    [1, 2, 3, 4].map(() => run(process.execPath, ['--input-type=module', '-e', made, root])),
  )
  expect(new Set(all.map(({ stdout }) => stdout)).size).toBe(1)
  expect(readFileSync(file(), 'utf8').match(/SECRET_KEY/g)).toHaveLength(1)
})

it('makes other keys for another installation', () => {
  const first = ensureKeys(root)
  rmSync(file())
  expect(ensureKeys(root)).not.toEqual(first)
})

it('keeps what is in the file and adds what is missing', () => {
  writeFileSync(file(), '# mine\nPORT=8080\nexport SUPABASE_PUBLISHABLE_KEY="sb_publishable_mine"')
  expect(ensureKeys(root).publishableKey).toBe('sb_publishable_mine')
  const text = readFileSync(file(), 'utf8')
  expect(text).toMatch(
    /^# mine\nPORT=8080\nexport SUPABASE_PUBLISHABLE_KEY="sb_publishable_mine"\nSUPABASE_SECRET_KEY=sb_secret_/,
  )
  expect(text.match(/PUBLISHABLE/g)).toHaveLength(1)
})

it('says what to set where it may not write', () => {
  expect(() => ensureKeys(join(root, 'no-such-folder'))).toThrow(/\.env: keys are missing.*\(ENOENT\)\. Set SUPABASE_/)
})

it('reads a file that an editor on Windows has written', () => {
  writeFileSync(file(), '\uFEFFSUPABASE_PUBLISHABLE_KEY=sb_publishable_mine\r\nSUPABASE_SECRET_KEY=sb_secret_mine\r\n')
  expect(ensureKeys(root)).toMatchObject({ publishableKey: 'sb_publishable_mine', secretKey: 'sb_secret_mine' })
})

it('lets the environment decide, and then writes nothing of it', () => {
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_env\n')
  expect(ensureKeys(root).publishableKey).toBe('sb_publishable_env')
  expect(readFileSync(file(), 'utf8')).not.toContain('PUBLISHABLE')
})
