import { mkdirSync, rmSync, statSync } from 'node:fs'

/** How long one waits for its turn, and after how long a turn was left by a process that was killed, in milliseconds. */
const longestWait = 20_000
const abandoned = 15_000
const step = 5

/**
 * Does `work` on a file while no other process does, in any container that shares its folder: a folder can be made once.
 * @throws when another process takes too long
 */
export function inTurn<Result>(path: string, work: () => Result): Result {
  const turn = `${path}.turn`
  const end = performance.now() + longestWait
  while (!takeTurn(turn)) {
    if (performance.now() > end)
      throw new Error(`${turn}: another process is at work. Wait for it, or remove this folder.`)
    pause(step)
  }
  try {
    return work()
  } finally {
    rmSync(turn, { recursive: true, force: true })
  }
}

function takeTurn(turn: string): boolean {
  try {
    mkdirSync(turn)
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const since = statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - since > abandoned) rmSync(turn, { recursive: true, force: true })
    return false
  }
}

const sleeper = new Int32Array(new SharedArrayBuffer(4))

export function pause(milliseconds: number): void {
  Atomics.wait(sleeper, 0, 0, milliseconds)
}

export const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)
