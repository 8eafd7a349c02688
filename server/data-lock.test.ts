import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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

it('is held by a process of another container for as long as that shows that it lives', async () => {
  const elsewhere = { pid: process.pid, started: '1', where: 'another container' }
  writeFileSync(lock(), JSON.stringify(elsewhere))
  const touch = `setInterval(() => fs.utimesSync(process.argv[1], new Date(), new Date()), 50)`
  const holder = spawn(process.execPath, ['-e', `${touch}; console.log('.')`, lock()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  expect(() => lockDataDirectory(directory, 2000)).toThrow('is using this data directory')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockDataDirectory(directory, 500).release()
})

const inNamespace = ['-Urpf', '--mount-proc', process.execPath]
const canUnshare = spawnSync('unshare', [...inNamespace, '-e', '']).status === 0
it.runIf(canUnshare)('is not taken from a server in another container, whose process ids mean others', async () => {
  const script = `const { lockDataDirectory } = await import(${JSON.stringify(import.meta.resolve('./data-lock.ts'))})
    lockDataDirectory(process.argv[1]); console.log(process.pid); setInterval(() => {}, 1000)`
  const holder = spawn('unshare', ['--kill-child', ...inNamespace, '--input-type=module', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(holder.stdout, 'data')
  expect(() => lockDataDirectory(directory)).toThrow('is using this data directory')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockDataDirectory(directory, 1500).release()
})

it('is had by one of three processes that want it at once, when it is new and when its holder was killed', async () => {
  const rivals = [0, 1, 2].map(() => fork(new URL('testing/lock-rival.ts', import.meta.url)))
  const answersTo = (message: string) =>
    Promise.all(
      rivals.map(async (rival) => {
        rival.send(message)
        const [won] = await once(rival, 'message')
        return won
      }),
    )
  for (let round = 0; round < 100; round++) {
    const place = join(directory, String(round))
    mkdirSync(place)
    if (round % 2) writeFileSync(join(place, 'server.lock'), JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }))
    const won = await answersTo(place)
    expect(won.filter(Boolean)).toHaveLength(1)
  }
  for (const rival of rivals) rival.kill()
})
