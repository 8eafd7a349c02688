import { launchOptions } from './chromium.ts'

/**
 * How many times the processor is slowed down, to that of a phone: SLOWDOWN=6 npx playwright test early-press
 * --repeat-each 15.
 */
export const slowdown = Number(process.env.SLOWDOWN ?? 1)

/** What the tests of the site and of the preview have in common. */
export const common = {
  forbidOnly: Boolean(process.env.CI),
  // For its trace: what passes only then has failed.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    launchOptions: await launchOptions('shell'),
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // Of what fails, when it is run again: a trace of every test costs a quarter of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
} as const
