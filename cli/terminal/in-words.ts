import { getSystemErrorMessage } from 'node:util'
import { withoutControls } from './sanitize.ts'

/** What an error says to somebody at the terminal. It may quote a file that somebody else wrote. */
export const inWords = (error: unknown): string => withoutControls(wordsOf(error))

/** '1 lead', '2 leads', '1,000 leads'. */
export const counted = (count: number, one: string) => `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`

/** '2026-11-21 09:30', in UTC: the database writes times in a zone of its own. */
export const minute = (time: string) => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

/** The system's own errors name neither what was expected nor what to do. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, errno, path }: NodeJS.ErrnoException = error
  if (path === undefined) return error.message
  if (code === 'ENOENT')
    return `${path}: there is no such file or folder. Correct the name, or make the folder it is in.`
  if (code === 'EISDIR') return `${path}: is a folder. Name a file.`
  if (code === 'EACCES' || code === 'EPERM')
    return `${path}: this user may not read or write it. Name another place, or run the command as its owner.`
  return errno === undefined ? error.message : `${path}: ${getSystemErrorMessage(errno)}.`
}
