import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const rarelyOpened = ['src/consent/sent/', 'src/consent/custom-view.tsx']

/** Words of one tool, which no other page carries (src/roi/words.ts). */
const roi = 'src/roi/'

// No `fallbackLocales`: it would hide a missing translation from `--strict` and `failOnMissing`.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/*.stories.*', ...[...rarelyOpened, roi].map((path) => `**/${path}**`)],
    },
    // Words of what few visitors open: loaded with it (src/consent/late-words.ts).
    { path: '<rootDir>/locales/late/{locale}', include: rarelyOpened.map((path) => `<rootDir>/${path}`) },
    { path: '<rootDir>/locales/roi/{locale}', include: [`<rootDir>/${roi}`] },
  ],
  format: formatter({ lineNumbers: false }),
})
