import { describe, expect, it } from 'vitest'
import { isDone } from './use-request.ts'

describe('the state of a form', () => {
  it('is done with its text only when the text is safe elsewhere', () => {
    expect(isDone({ kind: 'sent' })).toBe(true)
    expect(isDone({ kind: 'kept', id: '1', reason: 'no reply' })).toBe(true)
    expect(isDone({ kind: 'lost' })).toBe(false)
    expect(isDone({ kind: 'refused', code: 'invalid_email', message: '' })).toBe(false)
  })
})
