import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type LaunchOptions, type Page } from 'playwright'

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
 * `shell`: the headless shell, which Playwright uses by default; browser tests take three fifths of the time. `whole`:
 * the browser that visitors have, with features such as the back/forward cache.
 */
type Kind = 'shell' | 'whole'
const shell = '/usr/bin/chromium-headless-shell'

/**
 * Path of a Chromium: from CHROMIUM, Playwright's own download, a usual place, or the distribution's package, installed
 * now. When there is none of this kind, one of the other kind.
 * @throws with what to do when there is none.
 */
export async function findChromium(kind: Kind = 'whole'): Promise<string> {
  const named = process.env.CHROMIUM || process.env.PLAYWRIGHT_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM='${named}': there is no such file. Name the executable of a Chromium, or unset it.`)
  }
  const whole = [downloaded(), ...(usual[process.platform] ?? [])]
  const found =
    (kind === 'shell' ? there([shell, ...whole]) : there(whole)) ??
    // Ubuntu has no headless shell.
    ((kind === 'shell' && install('chromium-headless-shell', shell)) ||
      install('chromium', ...onLinux) ||
      there([shell]))
  if (found) return found
  throw new Error(
    'tests/browser: no Chromium found. Install Chromium or Chrome, or run npx playwright install chromium, ' +
      'or set CHROMIUM to the path of one.',
  )
}

const there = (places: readonly (string | undefined)[]) => places.find((path) => path && existsSync(path))

function downloaded(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    // Playwright has no build for this platform.
    return undefined
  }
}

/** How every test and benchmark starts the browser: without its own traffic, which would be counted as the site's. */
export async function launchOptions(kind?: Kind): Promise<LaunchOptions> {
  return {
    executablePath: await findChromium(kind),
    args: [
      // Chromium's sandbox does not work as root, the usual user of containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // There is no graphics card where tests run: emulating one takes a tenth of the time.
      '--disable-gpu',
      // The same width of letters as on a phone, in the headless shell and in the whole browser.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  }
}

/** Installs a package of the distribution, if possible without a question. @returns which of `places` exists then */
function install(name: string, ...places: readonly string[]): string | undefined {
  const before = existsSync('/usr/bin/apt-get') ? asRoot() : undefined
  if (!before) return undefined
  console.log(`No Chromium found: installing this distribution's (apt-get install ${name}).`)
  try {
    run([...before, 'apt-get', 'update'])
    run([...before, 'apt-get', 'install', '-y', '--no-install-recommends', name])
  } catch {
    // Not in this distribution, or not reachable: apt-get has printed which.
  }
  return there(places)
}

/** A prefix that runs a command as root without a password; `undefined`: there is none. */
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

/** @param port for Lighthouse, which talks to the browser itself */
export async function openBrowser(port?: number): Promise<Browser> {
  const options = await launchOptions()
  const args = port === undefined ? [] : [`--remote-debugging-port=${port}`]
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
}

/** Slows the processor of a page down to that of a phone: 4 times, says Lighthouse. Not that of its workers. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
