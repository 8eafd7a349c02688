import { describe, expect, it } from 'vitest'
import { problemOf } from './problem.ts'

const sqlError = (code: string) => Object.assign(new Error('message'), { code, severity: 'ERROR' })

describe('an error of the database', () => {
  it.each([
    ['23514', 400],
    ['22P02', 400],
    ['P0001', 400],
    ['23503', 409],
    ['23505', 409],
    ['42883', 404],
    ['PT413', 413],
    ['57014', 500],
    ['40P01', 500],
    ['53300', 503],
    ['08006', 503],
  ])('%s is status %i, as PostgREST has it', (code, status) => {
    expect(problemOf(sqlError(code), 'anon')?.status).toBe(status)
  })

  it('for want of a privilege is 401 for a visitor and 403 for somebody known', () => {
    expect(problemOf(sqlError('42501'), 'anon')?.status).toBe(401)
    expect(problemOf(sqlError('42501'), 'authenticated')?.status).toBe(403)
  })
})

it('an error of the system is none of SQL, though its code may look like one', () => {
  expect(problemOf(Object.assign(new Error('write'), { code: 'EPIPE' }), 'anon')).toBeUndefined()
  expect(problemOf(new Error('timeout'), 'anon')).toBeUndefined()
})
