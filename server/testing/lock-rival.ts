// Wants the data directory that each message names, at once with its rivals, and answers whether it got it.
import { lockDataDirectory } from '../data-lock.ts'

process.on('message', (directory: string) => {
  // All wait for the same moment: a message takes longer than a lock.
  const begin = (Math.floor(Date.now() / 20) + 2) * 20
  while (Date.now() < begin);
  try {
    lockDataDirectory(directory)
    process.send?.(true)
  } catch {
    process.send?.(false)
  }
})
