import { chromium } from 'playwright'
import { launchOptions } from '../browser/chromium.ts'
import type { Browser } from './browser.ts'

export async function openChromium(origin: string): Promise<Browser> {
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
