import { playwrightCounts } from './counts.ts'
import { vitestStep } from './quick.ts'
import type { Step } from './step.ts'

const report = 'test-results/preview.json'

/** Every story rendered and counted, and the static copy of the preview. */
export const storySteps: readonly Step[] = [
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
]

/** The preview in a browser, with its pictures. */
export const previewStep: Step = {
  name: 'content preview',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.preview.config.ts'],
  report: { path: report, read: playwrightCounts },
}
