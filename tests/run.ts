import { findChromium } from './browser/chromium.ts'
import { quickSteps, vitestStep } from './steps/quick.ts'
import { citenceCounts, conclude, playwrightCounts, runStep, type Step, tell } from './steps/step.ts'

const report = 'test-results/playwright.json'

const build: Step = { name: 'build', command: ['node_modules/vite/bin/vite.js', 'build'] }
const siteReport = 'test-results/citence.json'
const siteCheck: Step = {
  name: 'check of the site',
  command: ['cli/citence.js', 'check', '--max-warnings', '0', '--timeless', '--report', siteReport],
  report: { path: siteReport, read: citenceCounts },
}
const attacks: Step = { name: 'attacks on the server', command: ['tests/hostile/run.ts', '--short'] }
/** The static copy of the content preview. Built first, because writing it would make a running preview reload. */
const staticPreview: Step = {
  name: 'static preview',
  command: [
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    ...['--output-dir', 'storybook-static', '--disable-telemetry', '--quiet'],
  ],
}

/** Every story rendered, and counted. */
const storySteps: readonly Step[] = [
  vitestStep('stories'),
  { name: 'every story was rendered', command: ['tests/preview/count.ts'] },
]

/** The preview in a browser, with its pictures. */
const previewStep: Step = {
  name: 'content preview',
  command: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'playwright.preview.config.ts'],
  report: { path: 'test-results/preview.json', read: playwrightCounts },
}

const otherEngines = vitestStep('engines', 'Firefox|WebKit')
const browserTests: Step = {
  name: 'browser tests',
  command: ['node_modules/@playwright/test/cli.js', 'test'],
  report: { path: report, read: playwrightCounts },
}
// Everything that the build server checks; it reads the last line and the exit code.
const results = await quickSteps()
const run = async (step: Step, live = false) => {
  const result = await runStep(step, live)
  tell(result)
  results.push(result)
  return result
}
// First, because tests build copies of the project, which reuse its pictures and typefaces.
const built = await run(build)
// Once, and not in each process that needs it: it may have to be installed first.
process.env.CHROMIUM = await findChromium('shell')
// In parallel, here and below: each by itself leaves a processor idle for a part of its time.
await Promise.all([run(vitestStep('backend')), run(staticPreview)])
const preview = run(previewStep)
const ofBuilt = built.failed === 0 ? [siteCheck, vitestStep('built')] : []
for (const step of [...storySteps, ...ofBuilt]) await run(step)
await preview
if (built.failed === 0) {
  // Alone, and one database after the other: times are measured, which two attacks at once on two processors would double.
  await run(attacks)
  await run(otherEngines)
  await run(browserTests, true)
}
conclude(results)
