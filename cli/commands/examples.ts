/** The examples below the help of a command. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ citence ${line}`).join('\n')}`
}

/** The action of a command whose result is the exit code. */
export const exits =
  <Given extends unknown[]>(run: (...given: Given) => number | Promise<number>) =>
  async (...given: Given): Promise<void> => {
    process.exitCode = await run(...given)
  }
