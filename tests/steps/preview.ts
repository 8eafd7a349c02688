import { playwrightCounts } from './counts.ts'
import { vitestStep } from './quick.ts'
import type { Step } from './step.ts'

/** The static copy of the content preview. Built first, because writing it would make a running preview reload. */
export const staticPreview: Step = {
  name: 'static preview',
  command: [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    ...['--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
  ],
}

/** Every story rendered, and counted. */
export const storySteps: readonly Step[] = [
  vitestStep('stories'),
  { name: 'every story was rendered', command: ['tests/preview/count.ts'] },
]

/** The preview in a browser, with its pictures. */
export const previewStep: Step = {
  name: 'content preview',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.preview.config.ts'],
  report: { path: 'test-results/preview.json', read: playwrightCounts },
}
