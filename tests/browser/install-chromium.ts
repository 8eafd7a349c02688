import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs the distribution's Chromium where that needs no question. @throws with what to do instead. */
export function installChromium(places: readonly string[]): string {
  const before = existsSync('/usr/bin/apt-get') ? asRoot() : undefined
  if (before) {
    console.log('No Chromium found: installing the one of this distribution (apt-get install chromium).')
    run([...before, 'apt-get', 'update'])
    run([...before, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'])
    const installed = places.find((path) => existsSync(path))
    if (installed) return installed
  }
  throw new Error(
    'tests/browser: no Chromium found. Install Chromium or Chrome, or run npx playwright install chromium, ' +
      'or set CHROMIUM to the path of one.',
  )
}

/** What to put before a command so that root runs it without a password; `undefined`: there is no way. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  try {
    execFileSync('sudo', ['-n', 'true'], { stdio: 'ignore' })
    return ['sudo', '-n']
  } catch {
    return undefined
  }
}

function run([command = '', ...rest]: string[]): void {
  execFileSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
