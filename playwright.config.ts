import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser/chromium.ts'

/** Browser tests on the built site, the real server and a real database: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: await launchOptions(),
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Without its film, which costs a third of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    screenshot: 'only-on-failure',
  },
})
