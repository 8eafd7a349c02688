import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { palette } from './palette.ts'

/** Hash of the colours in which the films were made; `npm run film` writes it beside them. */
export const filmHashFile = 'videos/colours.sha256'

/** The colours of the films, from the tokens of the site. */
export async function filmColours() {
  const colour = await palette('light')
  return {
    paper: colour('paper'),
    sunk: colour('paper-sunk'),
    ink: colour('ink'),
    quiet: colour('rule-strong'),
    signal: colour('signal'),
  }
}

export async function filmHash(): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await filmColours()))
    .digest('hex')
}

/** Warns about films in other colours. They are still published, because they show no brand. */
export async function checkFilms(outDir: string): Promise<void> {
  const file = join(outDir, filmHashFile)
  const made = await readFile(file, 'utf8').catch(() => '')
  await rm(file, { force: true })
  if (made.trim() !== (await filmHash())) console.warn('public/videos shows films in other colours. Run npm run film.')
}
