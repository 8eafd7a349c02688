import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { installChromium } from './install-chromium.ts'

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
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  }
}
