import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The settings in a file such as `.env`, if it is there. @throws when it cannot be read */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  if (!existsSync(path)) return {}
  try {
    // Editors on Windows begin it with a byte order mark, which would be taken for a part of the first name.
    return parseEnv(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new Error(
      `${path}: cannot be read (${error instanceof Error ? error.message : error}). It has to be a file of the user ` +
        'that runs this: chown <user> .env',
    )
  }
}

/** Adds the settings in `<root>/.env` to the environment of this process, which overrides them. */
export function loadEnvFile(root: string): void {
  const path = join(root, '.env')
  const settings = readEnvFile(path)
  if (settings.NODE_EXTRA_CA_CERTS && !process.env.NODE_EXTRA_CA_CERTS)
    console.error(
      `${path}: NODE_EXTRA_CA_CERTS has no effect there, for Node reads it before. Set it in the environment.`,
    )
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value
}
