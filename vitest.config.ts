import { defineConfig } from 'vitest/config'
export default defineConfig({ root: '/work/main', test: { include: ['{src,vite,server,tests}/**/*.test.{ts,tsx}'], environment: 'node' } })
