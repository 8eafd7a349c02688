import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { ownFolder } from '../src/site/temporary.fixture.ts'
import { holderOf, lockDataDirectory } from './data-lock.ts'

let directory: string
const lock = () => join(directory, 'server.lock')
beforeEach(() => {
  directory = ownFolder()
})

// Without /proc a process cannot tell its own lock from one that an earlier process with its id left.
it.runIf(existsSync('/proc/self/stat'))('is held until it is released', () => {
  const { release } = lockDataDirectory(directory)
  expect(() => lockDataDirectory(directory)).toThrow(
    `another server or command (process ${process.pid}) is using this data directory`,
  )
  release()
  expect(existsSync(lock())).toBe(false)
  lockDataDirectory(directory).release()
})

// Without /proc: as above.
it.runIf(existsSync('/proc/self/stat'))('names its holder, and where it listens once it does', () => {
  expect(holderOf(directory)).toBeUndefined()
  const { announce, release } = lockDataDirectory(directory)
  expect(holderOf(directory)).toMatchObject({ pid: process.pid })
  announce('http://localhost:4173')
  expect(holderOf(directory)).toMatchObject({ pid: process.pid, url: 'http://localhost:4173' })
  release()
  expect(holderOf(directory)).toBeUndefined()
})

it('is taken over from a process that is gone', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  writeFileSync(lock(), JSON.stringify({ pid: child.pid, started: '1' }))
  lockDataDirectory(directory)
  expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(process.pid)
})

it.runIf(existsSync('/proc/self/stat'))('is taken over when another process has got the same id since', () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.ppid, started: '1' }))
  expect(() => lockDataDirectory(directory)).not.toThrow()
})

it('is taken over when its file was cut off while being written', () => {
  writeFileSync(lock(), '{"pid":')
  expect(() => lockDataDirectory(directory)).not.toThrow()
})
