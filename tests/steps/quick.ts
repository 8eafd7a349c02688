import { type Result, runStep, type Step, tell, vitestCounts } from './step.ts'

const tsc = 'node_modules/typescript/bin/tsc'

const short: readonly Step[] = [
  {
    name: 'format and lint',
    // A test that was focused and forgotten, which leaves out all others of its file, is a warning only.
    command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  // One checker: several would compute the same types again, and the other processor runs the unit tests. Not incremental:
  // TypeScript 7.0.2 then skips whoever imports a changed file that holds `declare global`, and repeats what is mended.
  { name: 'types', command: [tsc, '-p', '.', '--checkers', '1'] },
  // Each realm separately: browser code must not see Node's types, nor server code the browser's.
  { name: 'types in browsers', command: [tsc, '--project', 'tsconfig.browser.json'] },
  { name: 'types of the service worker', command: [tsc, '--project', 'src/sw'] },
  { name: 'types of the server', command: [tsc, '--project', 'server'] },
  { name: 'files that name a language', command: ['tests/architecture/languages.ts'] },
  { name: 'regular expressions on what strangers send', command: ['tests/expressions/check.ts'] },
  { name: 'catalogs', command: ['cli/citence.js', 'catalogs', 'check'] },
]

/** The tests of one project of vitest.config.ts, or those whose names match a regular expression. */
export function vitestStep(project: 'unit' | 'backend' | 'built' | 'stories' | 'engines', names?: string): Step {
  const report = `test-results/vitest-${project}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: `${project} tests`,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      // By default Vitest leaves one core unused.
      '--maxWorkers=100%',
      ...(names ? ['-t', names] : []),
      ...reporters,
    ],
    report: { path: report, read: (text) => vitestCounts(text, names) },
  }
}

/** The steps for every commit: the unit tests in parallel with the others, which run one after the other. */
export async function quickSteps(): Promise<Result[]> {
  const units = runStep(vitestStep('unit'))
  const results: Result[] = []
  for (const step of short) {
    const result = await runStep(step)
    tell(result)
    results.push(result)
  }
  const last = await units
  tell(last)
  return [...results, last]
}
