import { type Browser, chromium } from 'playwright'
import { launchOptions } from '../browser/chromium.ts'

/** @param port for Lighthouse, which talks to the browser itself */
export async function openBrowser(port?: number): Promise<Browser> {
  const options = await launchOptions()
  const args = port === undefined ? [] : [`--remote-debugging-port=${port}`]
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] })
}
