/** What the files of a folder may import from elsewhere, by path prefix; `types`: only as `import type`. */
type Rule = {
  readonly may: readonly string[]
  readonly types?: readonly string[]
}

/**
 * The direction of imports (docs/architecture.md). The rule with the longest matching prefix
 * applies; a folder may always import from itself. Packages are not restricted.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'src/site/': { may: [] },
  // Depends on nothing else: it runs in the browser, too.
  'src/json-ld/': { may: ['src/site/memoize.ts'] },
  // Runs in the browser, too: visitors paste a page there.
  'src/readiness/': { may: ['src/site/', 'src/json-ld/'] },
  'src/content/': { may: ['src/site/', 'src/json-ld/nearest.ts'], types: ['src/blocks/'] },
  // Splits a page into blocks; the schema of each kind of block is in the kind's folder.
  'src/content/blocks.ts': { may: ['src/content/', 'src/blocks/schemas.ts'] },
  'src/publish/': { may: ['src/site/', 'src/content/'], types: ['src/blocks/'] },
  'src/ui/': { may: [] },
  'src/blocks/': {
    may: ['src/ui/', 'src/site/'],
    types: ['src/content/', 'src/publish/', 'src/checker/own-scores.ts'],
  },
  // Kinds with a form or a tool, whose behaviour is in a folder of its own that does not depend on the page.
  'src/blocks/form/': { may: ['src/blocks/', 'src/ui/', 'src/site/', 'src/forms/'] },
  'src/blocks/late-tool.tsx': { may: ['src/forms/form-elements.ts', 'src/ui/'] },
  'src/blocks/roi-calculator/': { may: ['src/blocks/', 'src/ui/', 'src/site/', 'src/roi/'] },
  'src/blocks/checker-example/': { may: ['src/blocks/', 'src/ui/', 'src/site/', 'src/checker/', 'src/readiness/'] },
  'src/blocks/readiness-checker/': { may: ['src/blocks/', 'src/ui/', 'src/site/', 'src/checker/'] },
  'src/blocks/readiness-checks/': { may: ['src/blocks/', 'src/ui/', 'src/site/', 'src/readiness/'] },
  'src/outbox/': { may: [] },
  // Drafts are stored like the outbox's messages, but in their own store.
  'src/forms/': {
    may: [
      'src/ui/',
      'src/site/',
      'src/outbox/store.ts',
      'src/outbox/broadcast.ts',
      'src/outbox/lazy.ts',
      'src/outbox/effects.ts',
      'src/outbox/device.fixture.ts',
    ],
    types: ['src/outbox/'],
  },
  'src/backend/': { may: ['src/outbox/'], types: ['src/forms/'] },
  // The banner shows what analytics would send; the words of that view are a catalog of their own, loaded with it.
  'src/consent/': {
    may: ['src/ui/', 'src/site/', 'src/analytics/', 'src/outbox/broadcast.ts', 'locales/late/', 'locales/banner/'],
    types: ['src/outbox/'],
  },
  // A result may be carried into the draft of the audit form; its words are a catalog of their own.
  'src/roi/': { may: ['src/site/', 'src/ui/', 'src/forms/carry.ts', 'src/forms/form-elements.ts', 'locales/roi/'] },
  'src/checker/': {
    may: [
      'src/site/',
      'src/ui/',
      'src/readiness/',
      'src/forms/carry.ts',
      'src/forms/form-elements.ts',
      'src/outbox/effects.ts',
      'locales/checker/',
    ],
  },
  // The calculation without its page: pure functions.
  'src/roi/model/': { may: ['src/site/'] },
  'src/analytics/': { may: ['src/site/'], types: ['src/outbox/'] },
  'src/ai/': { may: ['src/site/'] },
  'src/shell/': {
    may: ['src/ui/', 'src/blocks/', 'src/site/', 'src/forms/', 'locales/outbox/'],
    types: ['src/content/', 'src/publish/', 'src/outbox/'],
  },
  // Composes parts, as src/app/ does: it sends what is in the outbox when no page is open.
  'src/sw/': {
    may: ['src/site/', 'src/outbox/', 'src/backend/', 'src/forms/read-submission.ts', 'src/forms/page-drafts.ts'],
  },
  'src/app/': {
    may: [
      'src/site/',
      'src/content/',
      'src/publish/',
      'src/ui/',
      'src/blocks/',
      'src/shell/',
      'src/forms/',
      'src/roi/',
      'src/checker/',
      'src/outbox/',
      'src/backend/',
      'src/consent/',
      'src/analytics/',
      'src/ai/',
      'locales/',
    ],
  },
  // The sales commands reach the database as the server does.
  'cli/': {
    may: [
      'src/site/',
      'src/json-ld/',
      'src/readiness/',
      'src/content/',
      'src/publish/',
      'server/admin.ts',
      'server/erasures.ts',
      'server/testing/free-port.ts',
    ],
  },
  // Backups and restores, with the server's own code.
  'cli/commands/data-actions.ts': { may: ['cli/', 'server/'] },
  'cli/commands/doctor.ts': { may: ['cli/', 'server/admin.ts', 'server/migrate.ts'] },
  'cli/doctor/': {
    may: ['cli/', 'src/site/', 'src/publish/http.ts', 'server/keys.ts', 'server/backup/keep.ts'],
  },
  // Recognises crawlers by the same rule as the site.
  'cli/crawlers/': { may: ['cli/', 'src/site/', 'src/ai/'] },
  'cli/doctor.test.ts': { may: ['cli/', 'server/', 'src/site/'] },
  'cli/data.test.ts': { may: ['cli/', 'server/', 'src/site/'] },
  'cli/citence.test.ts': { may: ['cli/', 'server/', 'src/site/'] },
  'server/': { may: ['src/site/', 'src/publish/http.ts'] },
  // Compares the rule for addresses in the forms with that in SQL.
  'server/sql/email.test.ts': { may: ['server/', 'src/forms/email.ts'] },
  // Compares what the forms send with what the procedures take.
  'server/sql/forms.test.ts': { may: ['server/', 'src/forms/', 'src/site/locales.ts'] },
  'vite/': {
    // The build compiles the installation's public key into the client, and reads the same file of settings.
    may: [
      'src/site/',
      'src/content/',
      'src/publish/',
      'src/blocks/sheet-files.ts',
      'src/app/compose/inline-scripts.ts',
      'src/app/compose/styles.ts',
      'src/checker/own-scores.ts',
      'server/data-lock.ts',
      'server/env-file.ts',
      'server/keys.ts',
      'lingui.config.ts',
    ],
    types: ['src/app/', 'src/sw/'],
  },
  // The content preview may import anything; nothing that is published imports it.
  '.storybook/': {
    may: ['src/', 'cli/', 'vite/', 'server/keys.ts', 'server/testing/ask.ts', 'server/testing/free-port.ts'],
  },
  // They run in Storybook's manager, which esbuild bundles for the browser: what needs Node is in .storybook/facts.
  '.storybook/panels/': {
    may: ['.storybook/facts/addresses.ts', 'src/json-ld/json.ts', 'cli/content/result-limits.ts'],
    types: ['.storybook/facts/'],
  },
  '.storybook/sidebar.tsx': { may: ['.storybook/facts/addresses.ts'], types: ['.storybook/facts/'] },
  // `npm start`: builds what is out of date, then is the server.
  'vite/start.ts': { may: ['server/start.ts', 'vite/build-cache.ts', 'vite/precompress.ts'] },
}

/** The schema of a kind of block: plain data, parsed before anything is rendered. */
const blockSchemas: Rule = { may: ['src/content/', 'src/site/', 'src/blocks/'] }

const isBlockSchema = (file: string) => /^src\/blocks\/(.*\/schema|schemas|tool)\.ts$/.test(file)

/** The test of a kind writes a block, and reads the pages that are made of it. */
const blockTests: Rule = { may: ['src/'] }

const isBlockTest = (file: string) => /^src\/blocks\/.*\.(test|fixture)\.tsx?$/.test(file)

/**
 * Stories are beside the component they show and are not published: only they may import from the stage and real
 * content.
 */
const stories: Rule = { may: ['src/', '.storybook/stage/'] }

export const isStory = (file: string) => file.endsWith('.stories.tsx')

export function ruleFor(file: string): { folder: string; rule: Rule } | undefined {
  const folder = Object.keys(rules)
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length)[0]
  const special = isStory(file)
    ? stories
    : isBlockTest(file)
      ? blockTests
      : isBlockSchema(file)
        ? blockSchemas
        : undefined
  const rule = folder === undefined ? undefined : (special ?? rules[folder])
  return folder !== undefined && rule ? { folder, rule } : undefined
}
