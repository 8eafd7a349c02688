import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'

const onLinux = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
  (name) => `/usr/bin/${name}`,
)
const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)
const onWindows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
  (folder) =>
    folder
      ? [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ]
      : [],
)
const usual: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [...onLinux, '/snap/bin/chromium'],
  darwin: onMac,
  win32: onWindows,
}

/**
 * Path of a Chromium: the one that CHROMIUM names, Playwright's own download, one in a usual place, else the
 * distribution's, installed now. @throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM || process.env.PLAYWRIGHT_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM='${named}': there is no such file. Name the executable of a Chromium, or unset it.`)
  }
  const found = [downloaded(), ...(usual[process.platform] ?? [])].find((path) => path && existsSync(path))
  return found ?? installChromium(onLinux)
}

function downloaded(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    // Playwright has no build for this platform.
    return undefined
  }
}

/** How every test and benchmark starts the browser: without its own traffic, which would be counted as the site's. */
export async function launchOptions(): Promise<LaunchOptions> {
  return {
    executablePath: await findChromium(),
    args: [
      // Chromium refuses to sandbox as root, which is what containers run as.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Where tests run there is no graphics card: to imitate one takes a tenth of the time.
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  }
}

/** Installs the distribution's Chromium where that needs no question. @throws with what to do instead. */
function installChromium(places: readonly string[]): string {
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
