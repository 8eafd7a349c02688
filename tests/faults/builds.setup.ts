import { test } from '@playwright/test'
import { threeBuilds } from './builds.ts'

// Once, before the tests that share them run in parallel.
test('three builds', () => {
  test.setTimeout(600_000)
  threeBuilds()
})
