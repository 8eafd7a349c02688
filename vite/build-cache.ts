import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Named by what they are made of: builds of copies of this project may share them (tests/project/copy.ts). */
const root = fileURLToPath(new URL('../node_modules/.cache/citence/made', import.meta.url))
let drafts = 0

export function contentHash(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 24)
}

/**
 * The file of what `make` makes, from the last build if everything it is made of is the same.
 * @param folder and extension of the kept file. @param parts everything the result depends on.
 */
export async function cachedFile(
  folder: string,
  extension: string,
  parts: readonly (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<string> {
  const file = join(root, folder, `${contentHash(parts)}.${extension}`)
  if (existsSync(file)) return file
  const made = await make()
  await mkdir(join(root, folder), { recursive: true })
  // Renamed into place: a build that is interrupted, or runs beside another, leaves no half file.
  const draft = `${file}.${process.pid}.${drafts++}`
  await writeFile(draft, made)
  await rename(draft, file)
  return file
}

/** The bytes of {@link cachedFile}. */
export async function cached(...args: Parameters<typeof cachedFile>): Promise<Buffer> {
  return readFile(await cachedFile(...args))
}
