import type { StorybookConfig } from '@storybook/react-vite'
import { pageIndexer } from './content/indexer.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/content/pages/*/en.md', '../src/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) => [pageIndexer, ...indexers],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  // Nothing leaves this machine: no statistics, no question for a newer version, no news.
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
  // TypeScript 7 has no API for the tools that read types through it.
  typescript: { reactDocgen: 'react-docgen', check: false },
}

export default config
