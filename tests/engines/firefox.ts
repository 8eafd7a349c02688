import { launch } from 'puppeteer-core'
import type { Browser } from './browser.ts'

/** Firefox as its distribution ships it, by WebDriver BiDi; Playwright would need a build of its own. */
export async function openFirefox(executablePath: string, origin: string): Promise<Browser> {
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
