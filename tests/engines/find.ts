import { existsSync, globSync } from 'node:fs'
import { chromium } from 'playwright'
import { launch } from 'puppeteer-core'
import { launchOptions } from '../browser/chromium.ts'
import { openWebKit } from './webkit.ts'

/** What a person does in a browser, with a way to inspect the page; the same for every engine. */
export type Browser = {
  /** A full load of a page of the site. */
  goto(path: string): Promise<void>
  /**
   * Runs a function of the test in the page. It cannot use variables from outside; its argument and result are JSON.
   */
  ask<Given>(look: (given: Given) => unknown, given: Given): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

type Engine = {
  readonly name: string
  /** What is missing on this machine; `undefined`: it can be opened. */
  readonly lacks: string | undefined
  /** @param origin of the site */
  open(origin: string): Promise<Browser>
}

const first = (...paths: string[]) => paths.find((path) => existsSync(path))

/**
 * The three engines where distributions install them. Missing ones are not installed: the tests report what is missing.
 */
export function findEngines(): readonly Engine[] {
  const firefox = first('/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox')
  const openssl = first('/usr/bin/openssl')
  const driver = first('/usr/bin/WebKitWebDriver')
  const xvfb = first('/usr/bin/Xvfb')
  const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  return [
    { name: 'Chromium', lacks: undefined, open: openChromium },
    {
      name: 'Firefox',
      lacks: firefox ? undefined : 'firefox-esr',
      open: (origin) => openFirefox(firefox ?? '', origin),
    },
    {
      name: 'WebKit',
      lacks: driver && xvfb && miniBrowser && openssl ? undefined : 'webkit2gtk-driver, xvfb and openssl',
      open: (origin) => openWebKit(driver ?? '', xvfb ?? '', miniBrowser ?? '', origin),
    },
  ]
}

async function openChromium(origin: string): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  return {
    goto: async (path) => void (await page.goto(origin + path)),
    ask: (look, given) => page.evaluate(`(${look})(${JSON.stringify(given)})`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    close: () => browser.close(),
  }
}

/** The distribution's Firefox by WebDriver BiDi; Playwright would need a build of its own. */
async function openFirefox(executablePath: string, origin: string): Promise<Browser> {
  const firefox = await launch({ browser: 'firefox', executablePath, defaultViewport: { width: 1280, height: 900 } })
  const page = await firefox.newPage()
  return {
    goto: async (path) => void (await page.goto(origin + path)),
    ask: (look, given) => page.evaluate(`(${look})(${JSON.stringify(given)})`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => firefox.close(),
  }
}
