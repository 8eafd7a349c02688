import { defineConfig } from 'vitest/config'

// Not the site's own configuration: what is tested here needs no plugin. Browser tests are Playwright's (*.spec.ts).
export default defineConfig({
  test: {
    include: ['{src,vite,server,tests,cli}/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
