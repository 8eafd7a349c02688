import { existsSync, globSync } from 'node:fs'
import type { Engine } from './browser.ts'
import { openChromium } from './chromium.ts'
import { openFirefox } from './firefox.ts'
import { openWebKit } from './webkit.ts'

const first = (...paths: string[]) => paths.find((path) => existsSync(path))

/** The three engines where distributions put them. What is not there is not installed: the tests say what they lack. */
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
