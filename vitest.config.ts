import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { macros } from './vite/macros.ts'

/** Storybook's presets take seconds to open, which no other test should pay: only for who asks, as its own window does. */
const stories =
  process.env.VITEST_STORYBOOK || process.argv.includes('stories')
    ? [{ extends: './vitest.stories.config.ts', test: { name: 'stories' } }]
    : []

// Not the site's own configuration: all that is tested here needs is words in its components. Browser tests are Playwright's (*.spec.ts).
export default defineConfig({
  test: {
    projects: [
      ...stories,
      {
        plugins: [macros(), lingui()],
        test: {
          name: 'unit',
          // Nearly all are of pure functions: a context and its modules anew for each file would be half of the time.
          isolate: false,
          // So that no test comes to rest on what another left behind.
          sequence: { shuffle: true },
          // A second of a quiet machine may be ten of a busy one.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['{src,vite,tests,cli,.storybook}/**/*.test.{ts,tsx}'],
          exclude: [
            'tests/{deployment,rebrand,extend,built,engines}/**',
            'cli/citence.test.ts',
            'cli/{data,doctor}.test.ts',
            'cli/json-ld/hostile.test.ts',
            '**/*.built.test.ts',
          ],
        },
      },
      // What `npm run build` left in dist.
      {
        test: {
          name: 'built',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/built/**/*.test.ts', 'cli/**/*.built.test.ts'],
        },
      },
      // The built site in each browser engine: a command of its own, `npm run test:engines`.
      { test: { name: 'engines', include: ['tests/engines/*.test.ts'] } },
      // Real databases, processes, races and attacks: part of `npm test`, too slow for every commit.
      {
        plugins: [macros()],
        test: {
          name: 'backend',
          // One PostgreSQL, and the engine of PGlite compiled once, for all files of a process.
          isolate: false,
          // Builds of copies take half a minute, and a busy build server ten times as long as a quiet machine.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          include: [
            'server/**/*.test.ts',
            'cli/citence.test.ts',
            'cli/{data,doctor}.test.ts',
            'cli/json-ld/hostile.test.ts',
            'tests/{deployment,rebrand,extend}/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
