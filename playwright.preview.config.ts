import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser/chromium.ts'

/** The content preview in a browser, and the pictures that are taken there. One preview serves all of it. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['preview/*.spec.ts', 'visual/*.spec.ts'],
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  // For its trace: what passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 90_000,
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.004, animations: 'disabled' } },
  snapshotPathTemplate: 'tests/visual/references/{arg}{ext}',
  outputDir: 'test-results/preview',
  reporter: [['list'], ['json', { outputFile: 'test-results/preview.json' }]],
  use: {
    launchOptions: await launchOptions('shell'),
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
