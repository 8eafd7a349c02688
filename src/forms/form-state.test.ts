import { describe, expect, it } from 'vitest'
import { isDone, isRateLimit } from './form-state.ts'

describe('the state of a form', () => {
  it('tells a refusal for asking too often from every other', () => {
    expect(isRateLimit('Rate limit exceeded: 2 audits per day')).toBe(true)
    expect(isRateLimit('invalid e-mail address')).toBe(false)
  })

  it('is done with its text only when the text is safe elsewhere', () => {
    expect(isDone({ kind: 'sent' })).toBe(true)
    expect(isDone({ kind: 'kept' })).toBe(true)
    expect(isDone({ kind: 'lost' })).toBe(false)
    expect(isDone({ kind: 'refused', message: '' })).toBe(false)
  })
})
