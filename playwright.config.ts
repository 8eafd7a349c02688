import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/browser/chromium.ts'

/** Browser tests on the built site, the real server and a real database: run `npm run build` first. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // For its trace: what passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    launchOptions: await launchOptions('shell'),
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Of what fails, when it is run again: a trace of every test costs a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
