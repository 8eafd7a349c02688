import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from './src/site/locales.ts'

const rarelyOpened = ['src/consent/sent/**', 'src/consent/custom-view.ts', 'src/app/worker/whole-site/**']

/**
 * Where all words are in the prerendered HTML or in the files beside it: browsers are not sent them a second time
 * (src/app/i18n.ts). The `islands` of a kind of block are hydrated: theirs are not among them.
 */
const pages = [
  'src/publish/{feed,llms}.ts',
  'src/blocks/{*,*/*}.{ts,tsx}',
  'src/app/entry-prerender.tsx',
  'src/shell/{breadcrumbs,footer,header,related}.tsx',
]

/** Words of one tool each, which no other page carries (src/roi/words.ts, src/checker/words.ts). */
const tools: Readonly<Record<string, readonly string[]>> = {
  roi: ['src/roi/'],
  checker: ['src/checker/', 'src/readiness/'],
}
const toolFiles = Object.values(tools).flatMap((folders) => folders.map((folder) => `${folder}**`))

/** The list of what is kept on this device, which few open (src/shell/outbox-status/outbox-status.tsx). */
const outboxPanel = 'src/shell/outbox-status/outbox-panel.tsx'

/** What a first visit needs before anyone touches the page. */
const banner = 'src/consent/banner.ts'

const untranslated = ['**/*.test.*', '**/*.stories.*']
const elsewhere = [...pages, outboxPanel, banner, ...rarelyOpened, ...toolFiles].map((path) => `**/${path}`)

// No `fallbackLocales`: it would hide a missing translation from `--strict` and `failOnMissing`.
export default defineConfig({
  sourceLocale: defaultLocale,
  locales: [...locales],
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: [...untranslated, ...elsewhere],
    },
    {
      path: '<rootDir>/locales/pages/{locale}',
      include: pages.map((path) => `<rootDir>/${path}`),
      exclude: untranslated,
    },
    { path: '<rootDir>/locales/outbox/{locale}', include: [`<rootDir>/${outboxPanel}`] },
    // Words of what few visitors open: loaded with it (src/consent/words.ts).
    { path: '<rootDir>/locales/banner/{locale}', include: [`<rootDir>/${banner}`] },
    { path: '<rootDir>/locales/late/{locale}', include: rarelyOpened.map((path) => `<rootDir>/${path}`) },
    ...Object.entries(tools).map(([tool, folders]) => ({
      path: `<rootDir>/locales/${tool}/{locale}`,
      include: folders.map((folder) => `<rootDir>/${folder}`),
      exclude: untranslated,
    })),
  ],
  // Three files in four have no messages: parsing them took half of the time of a check.
  extractors: [
    {
      match: (file) => /\.tsx?$/.test(file),
      async extract(file, code, ...rest) {
        if (!/lingui|i18n/.test(code)) return
        const { babelExtractor } = await import('@lingui/cli/api/extractors/babel')
        return babelExtractor.extract(file, code, ...rest)
      },
    },
  ],
  // The second is for files that Node runs as they are written, too: src/readiness/macro.ts.
  macro: { corePackage: ['@lingui/core/macro', '#lingui/macro'], jsxPackage: ['@lingui/react/macro'] },
  format: formatter({ lineNumbers: false }),
})
