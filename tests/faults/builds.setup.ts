import { test } from '@playwright/test'
import { threeBuilds } from './builds.ts'

// Once, before the tests that share them run side by side.
test('three builds', () => {
  test.setTimeout(600_000)
  threeBuilds()
})
