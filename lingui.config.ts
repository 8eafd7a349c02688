import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

// No `fallbackLocales`: it would hide a missing translation from `--strict` and `failOnMissing`.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*', '**/src/consent/sent/**'],
    },
    // Words of what few visitors open: loaded with it (src/consent/sent/late-words.ts).
    { path: '<rootDir>/locales/late/{locale}', include: ['<rootDir>/src/consent/sent'] },
  ],
  format: formatter({ lineNumbers: false }),
})
