import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// No `fallbackLocales`: it would hide a missing translation from `--strict` and `failOnMissing`.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['<rootDir>/src'], exclude: ['**/*.test.*', '**/*.stories.*'] },
  ],
  format: formatter({ lineNumbers: false }),
})
