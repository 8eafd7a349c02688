import { defineConfig } from '@playwright/test'
import { common } from './tests/browser/playwright.ts'

/** The content preview in a browser, and the pictures that are taken there. One preview serves all of it. */
export default defineConfig({
  ...common,
  testDir: 'tests',
  testMatch: ['preview/*.spec.ts', 'visual/*.spec.ts'],
  workers: 1,
  // A page takes some seconds, and on a busy build server a minute.
  timeout: 300_000,
  expect: { timeout: 90_000, toHaveScreenshot: { maxDiffPixelRatio: 0.004, animations: 'disabled' } },
  snapshotPathTemplate: 'tests/visual/references/{arg}{ext}',
  outputDir: 'test-results/preview',
  reporter: [['list'], ['json', { outputFile: 'test-results/preview.json' }]],
  use: { ...common.use, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } },
})
