import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { ownFolder } from '../src/site/temporary.fixture.ts'
import { loadEnvFile, readEnvFile } from './env-file.ts'

it('has no settings without a file, and says whose it has to be when it cannot be read', () => {
  const root = ownFolder()
  expect(readEnvFile(join(root, '.env'))).toEqual({})
  expect(() => readEnvFile(root)).toThrow(`${root}: cannot be read (EISDIR`)
})

it('adds what the environment lacks, and says what is too late for Node', () => {
  const root = ownFolder({ '.env': 'NODE_EXTRA_CA_CERTS=/ca.crt\nOF_FILE=file\nOF_BOTH=file\nEMPTY=file\n' })
  const names = { NODE_EXTRA_CA_CERTS: undefined, OF_FILE: undefined, OF_BOTH: 'environment', EMPTY: '' }
  for (const [name, value] of Object.entries(names)) vi.stubEnv(name, value)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  loadEnvFile(root)
  expect(process.env).toMatchObject({ OF_FILE: 'file', OF_BOTH: 'environment', EMPTY: '' })
  expect(said.mock.calls.flat()).toEqual([expect.stringContaining('NODE_EXTRA_CA_CERTS has no effect there')])
  said.mockRestore()
  vi.unstubAllEnvs()
})
