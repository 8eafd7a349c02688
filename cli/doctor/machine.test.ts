import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { examineDisk, examineKeys, roomAt } from './machine.ts'

const folder = sharedFolder()

const gigabyte = 1024 ** 3

it.each([
  ['few bytes', { bytes: 0.2 * gigabyte, share: 0.5 }],
  ['a small share', { bytes: 30 * gigabyte, share: 0.03 }],
])('names a disk with %s free', (_, room) => {
  expect(examineDisk('/srv/data', room)).toMatchObject({ level: 'problem', check: 'disk', place: '/srv/data' })
})

it('finds nothing wrong with a disk that has room', () => {
  expect(examineDisk('/srv/data', { bytes: 30 * gigabyte, share: 0.5 })).toMatchObject({ level: 'ok' })
})

it('measures the disk also before the folder exists', () => {
  expect(roomAt(join(folder, 'not', 'yet')).bytes).toBeGreaterThan(0)
})

it('names keys that others on the machine may read', () => {
  const file = join(folder, '.env')
  expect(examineKeys(file)).toEqual([])
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  expect(examineKeys(file)).toMatchObject([{ level: 'problem', remedy: `chmod 600 ${file}` }])
  chmodSync(file, 0o600)
  expect(examineKeys(file)).toMatchObject([{ level: 'ok' }])
})
