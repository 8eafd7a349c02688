import { playwrightCounts } from './counts.ts'
import { vitestStep } from './quick.ts'
import type { Step } from './step.ts'

const report = 'test-results/preview.json'

/** The content preview: every story rendered and counted, the static copy, and the preview in a browser with its pictures. */
export const previewSteps: readonly Step[] = [
  vitestStep('stories'),
  { name: 'every story was rendered', command: ['tests/preview/count.ts'] },
  {
    name: 'static preview',
    command: [
      'node_modules/storybook/dist/bin/dispatcher.js',
      'build',
      ...['--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
    ],
  },
  {
    name: 'content preview',
    command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.preview.config.ts'],
    report: { path: report, read: playwrightCounts },
  },
]
