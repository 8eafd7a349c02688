import { type Command, InvalidArgumentError, Option } from 'commander'

export const formats = ['pretty', 'json', 'sarif', 'junit', 'github', 'markdown'] as const
export type Format = (typeof formats)[number]

export type ReportOptions = { format: Format; maxWarnings?: number }

/** `--format` and `--max-warnings`, as every check has them. */
export function withReportOptions(command: Command): Command {
  return command
    .addOption(new Option('--format <format>', 'how to write what was found').choices(formats).default('pretty'))
    .option('--max-warnings <number>', 'exit with 1 when there are more warnings; default: any number', wholeNumber)
}

export function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Expected a whole number, such as 0.')
}
