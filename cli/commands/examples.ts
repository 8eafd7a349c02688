/** The examples below the help of a command. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ citence ${line}`).join('\n')}`
}
