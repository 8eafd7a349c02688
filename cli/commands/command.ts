import { resolve } from 'node:path'
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
