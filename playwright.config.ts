import { defineConfig } from '@playwright/test'
import { common, slowdown } from './tests/browser/playwright.ts'

/** Browser tests on the built site, the real server and a real database: run `npm run build` first. */
export default defineConfig({
  ...common,
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000 * slowdown,
  expect: { timeout: 10_000 * slowdown },
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
})
