import { open } from 'node:fs/promises'

/** Makes a file empty and readable by its owner alone, whoever could read it before. */
export async function keepToOwner(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  await handle.chmod(0o600)
  await handle.close()
}
