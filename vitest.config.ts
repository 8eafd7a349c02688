import { defineConfig } from 'vitest/config'

// Not the site's own configuration: what is tested here needs no plugin. Browser tests are Playwright's (*.spec.ts).
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,vite,tests,cli}/**/*.test.{ts,tsx}'],
          exclude: ['cli/citence.test.ts', '**/*.built.test.ts'],
        },
      },
      // What needs the built site.
      { test: { name: 'built', include: ['cli/**/*.built.test.ts'] } },
      // Real databases, processes and races: part of `npm test`, too slow for every commit.
      { test: { name: 'backend', include: ['server/**/*.test.ts', 'cli/citence.test.ts'] } },
    ],
  },
})
