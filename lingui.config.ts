import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const rarelyOpened = ['src/consent/sent/', 'src/consent/custom-view.tsx']

/** Words of one tool each, which no other page carries (src/roi/words.ts, src/checker/words.ts). */
const tools = ['roi', 'checker']

// No `fallbackLocales`: it would hide a missing translation from `--strict` and `failOnMissing`.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [
        '**/*.test.*',
        '**/*.stories.*',
        ...[...rarelyOpened, ...tools.map((tool) => `src/${tool}/`)].map((path) => `**/${path}**`),
      ],
    },
    // Words of what few visitors open: loaded with it (src/consent/late-words.ts).
    { path: '<rootDir>/locales/late/{locale}', include: rarelyOpened.map((path) => `<rootDir>/${path}`) },
    ...tools.map((tool) => ({ path: `<rootDir>/locales/${tool}/{locale}`, include: [`<rootDir>/src/${tool}/`] })),
  ],
  format: formatter({ lineNumbers: false }),
})
