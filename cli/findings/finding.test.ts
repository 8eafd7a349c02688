import { expect, it } from 'vitest'
import { exitCode, summary } from './finding.ts'

const finding = (level: 'error' | 'warning' | 'info', file = 'a.html') => ({ rule: 'x/y', level, file, message: 'm' })

it('fails for an error, and for warnings only when there are more than allowed', () => {
  expect(exitCode([])).toBe(0)
  expect(exitCode([finding('error')])).toBe(1)
  expect(exitCode([finding('warning'), finding('warning')])).toBe(0)
  expect(exitCode([finding('warning'), finding('warning')], 2)).toBe(0)
  expect(exitCode([finding('warning'), finding('warning')], 1)).toBe(1)
  expect(exitCode([finding('info')], 0)).toBe(0)
})

it('sums up in one line', () => {
  expect(summary([], 1)).toBe('nothing found in 1 file')
  expect(summary([finding('error'), finding('warning'), finding('warning', 'b.html'), finding('info')], 1048)).toBe(
    '1 error, 2 warnings, 1 info in 2 of 1,048 files',
  )
})
