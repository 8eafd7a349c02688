import { defineConfig } from '@playwright/test'
import { launchOptions } from '../browser/chromium.ts'
import { common } from '../browser/playwright.ts'

/** The fault matrix on the built site, the real server and a real database: `npm run build` first, then run.ts. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'builds', testMatch: 'builds.setup.ts' },
    { name: 'mixed deploys', testMatch: 'mixed-deploy.fault.ts', dependencies: ['builds'] },
    { name: 'matrix', testMatch: '*.fault.ts', testIgnore: 'mixed-deploy.fault.ts' },
  ],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['json', { outputFile: '../../test-results/faults.json' }]],
  use: {
    ...common.use,
    launchOptions: await launchOptions(),
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
  },
})
