import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import type { AdminClient } from '../../server/admin.ts'

export const done = 0
/** What was asked for does not exist, or was refused. */
export const nothing = 1
/** The command was misspelt, or what it needs cannot be read. */
export const wrongUse = 2

/** The examples below the help of a command. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ citence ${line}`).join('\n')}`
}

/** `--root`, as every command about a project has it. */
export const inProject = (command: Command): Command =>
  command.option('--root <folder>', 'the project; default: the one around this folder')

/** The action of a command whose result is the exit code. */
export const exits =
  <Given extends unknown[]>(run: (...given: Given) => number | Promise<number>) =>
  async (...given: Given): Promise<void> => {
    process.exitCode = await run(...given)
  }

/** Says why nothing was done. @returns the exit code */
export function refuse(why: string, code = wrongUse): number {
  console.error(why)
  return code
}

/** The folder of this installation. */
export const root = resolve(import.meta.dirname, '..', '..')

/** Opens the data of this installation for one command. @throws when it cannot be reached. */
export async function withAdmin<T>(work: (admin: AdminClient) => Promise<T>): Promise<T> {
  // Loaded when it is needed: help and a misspelt word answer without a database.
  const { openAdmin } = await import('../../server/admin.ts')
  const admin = await openAdmin(root)
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

/**
 * For commands that read many pages one after the other: letting the heap grow takes twice the memory and saves no time
 * (200 pages of other sites: 332 MB without this, 167 MB with it; 10 and 12 s of processor time).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=60')
}

const step = 100

/** Shows the progress of long work on a terminal, and clears it at the end; does nothing elsewhere. */
export function progress(what: string): (done: number, all: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  return (done, all) => {
    if (done === all) stderr.write('\r\u001b[K')
    else if (done % step === 0) stderr.write(`\r${what} ${done} of ${all}`)
  }
}
