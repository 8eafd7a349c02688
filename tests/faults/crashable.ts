import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../browser/chromium.ts'

export type Crashable = ReturnType<typeof newCrashable>

/** Starts a browser whose process the test can kill; the profile stays. */
export function newCrashable() {
  const profile = mkdtempSync(join(tmpdir(), 'visitor-'))
  const portFile = join(profile, 'DevToolsActivePort')
  let child: ChildProcess | undefined
  let browser: Browser | undefined

  /** Kills the whole process group at once, as the kernel does when memory is short. */
  async function kill(): Promise<void> {
    const { pid } = child ?? {}
    if (!child || pid === undefined) return
    const closed = once(child, 'close')
    child = undefined
    process.kill(-pid, 'SIGKILL')
    await closed
    await browser?.close().catch(() => {})
  }

  return {
    kill,
    async open(): Promise<Page> {
      rmSync(portFile, { force: true })
      for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
        rmSync(join(profile, lock), { force: true })
      const { executablePath = '', args = [] } = await launchOptions()
      child = spawn(
        executablePath,
        [...args, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
        { detached: true, stdio: 'ignore' },
      )
      // The browser writes the file when it listens; there is no other signal.
      while (!existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n')) await wait(50)
      const [port, path] = readFileSync(portFile, 'utf8').split('\n')
      browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`)
      const [context] = browser.contexts()
      if (!context) throw new Error('tests/faults/crashable.ts: the browser has no profile open.')
      return context.newPage()
    },
    async forget(): Promise<void> {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

declare global {
  interface Window {
    /** A synchronous request that is never answered: the page stands still at this very line. */
    stop_here(): never
  }
}

/** Adds `stop_here` to the page; the proxy has to let `/__stop` hang. */
export const makeStoppable = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.stop_here = () => {
      const request = new XMLHttpRequest()
      request.open('GET', '/__stop', false)
      request.send()
      throw new Error('The proxy has to let /__stop hang.')
    }
  })
