import type { StorybookConfig } from '@storybook/react-vite'
import { blockIndexer, pageIndexer } from './content/indexer.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/content/pages/*/en.md', '../src/**/@(schema.ts|*.stories.tsx)'],
  experimental_indexers: (indexers = []) => [pageIndexer, blockIndexer, ...indexers],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // No requests to others: no telemetry, no version check, no news.
  core: {
    builder: { name: '@storybook/builder-vite', options: { viteConfigPath: '.storybook/vite.config.ts' } },
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
  },
  // Stories have no arguments to play with, and widths are the toolbar's own.
  features: {
    actions: false,
    backgrounds: false,
    controls: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    viewport: false,
  },
  // The TypeScript-based docgen needs an API that TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen', check: false },
}

export default config
