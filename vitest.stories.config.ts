import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { mergeConfig } from 'vitest/config'
import preview from './.storybook/vite.config.ts'
import { launchOptions } from './tests/browser/chromium.ts'

/** Every story in Chromium, with axe and its interaction. By itself: the other projects need neither plugin nor browser. */
export default mergeConfig(preview, {
  // Documentation pages are not what is tested, but leaving them out would replace modules by stubs.
  plugins: [storybookTest({ configDir: '.storybook', disableAddonDocs: false })],
  test: {
    name: 'stories',
    // One page for all: a story clears away what the one before has left.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions: await launchOptions('shell') }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
