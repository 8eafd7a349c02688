import { describe, expect, it } from 'vitest'
import { outcomeOf, rowsOutcomeOf } from './outcome.ts'

const now = Date.parse('2030-01-01T00:00:00Z')
const read = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  outcomeOf({ status, body, headers: new Headers(headers) }, { now, fallback: 'Form submission failed' })

const ours = { success: true, error: null, lead_id: 'b5f1' }

describe('delivered', () => {
  it.each([200, 201])('with status %i and our shape', (status) => {
    expect(read(status, ours)).toEqual({ kind: 'delivered', reply: ours })
  })

  it.each([{ success: true }, { success: true, lead_id: '' }, { success: true, lead_id: null }])(
    'with %j: a backend that names no lead has taken it all the same',
    (reply) => {
      expect(read(200, reply)).toEqual({ kind: 'delivered', reply })
    },
  )

  it.each([
    ["a captive portal's page", '<!doctype html><title>Sign in</title>'],
    ['its page as the client reports it', { message: '<!doctype html>' }],
    ['an empty reply', null],
    ['a list', [ours]],
    ['success in words', { success: 'true', lead_id: 'b5f1' }],
  ])('never with %s', (_what, body) => {
    expect(read(200, body)).toEqual({ kind: 'retry', reason: 'a reply that is not ours' })
  })

  it.each([0, 304, 404, 500])('never with status %i, whatever the body says', (status) => {
    expect(read(status, ours)).toMatchObject({ kind: 'retry' })
  })
})

describe('retry', () => {
  it.each([401, 403, 404, 405, 408, 425, 429, 500, 502, 503, 504, 520])('with status %i', (status) => {
    expect(read(status, { message: 'no' })).toEqual({ kind: 'retry', reason: `status ${status}` })
  })

  it('without a reply', () => {
    expect(read(0, undefined)).toEqual({ kind: 'retry', reason: 'no reply' })
  })

  it.each([
    [404, 'PGRST202'],
    [401, 'PGRST301'],
    [403, '42501'],
    [503, 'PGRST002'],
  ])('with status %i and code %s', (status, code) => {
    expect(read(status, { code, message: 'no' })).toMatchObject({ kind: 'retry' })
  })

  it.each([400, 409, 413, 422])("with a proxy's %i that carries no code of ours", (status) => {
    expect(read(status, { message: '<html>nginx</html>' })).toMatchObject({ kind: 'retry' })
  })

  it.each([429, 503])('after the seconds of a %i', (status) => {
    expect(read(status, {}, { 'Retry-After': '120' })).toMatchObject({ kind: 'retry', after: 120_000 })
  })

  it("after a date, by the device's clock", () => {
    const headers = { 'Retry-After': 'Tue, 01 Jan 2030 00:01:00 GMT' }
    expect(read(429, {}, headers)).toMatchObject({ after: 60_000 })
  })

  it("after a date, by the server's clock where it told it", () => {
    const headers = { 'Retry-After': 'Thu, 01 Feb 2029 00:01:00 GMT', Date: 'Thu, 01 Feb 2029 00:00:00 GMT' }
    expect(read(429, {}, headers)).toMatchObject({ after: 60_000 })
  })

  it('with its own delay after a date in the past, or a text that is not a time', () => {
    expect(read(429, {}, { 'Retry-After': 'Tue, 01 Jan 2019 00:00:00 GMT' })).toMatchObject({ after: 0 })
    expect(read(429, {}, { 'Retry-After': 'soon' })).toEqual({ kind: 'retry', reason: 'status 429' })
  })
})

describe('a rate limit is temporary', () => {
  const error = 'Rate limit exceeded'
  const limited = { kind: 'retry', reason: 'rate_limited', message: error }

  it('with the seconds that the database gives', () => {
    const body = { success: false, error, code: 'rate_limited', retry_after: 90, lead_id: null }
    expect(read(200, body)).toEqual({ ...limited, after: 90_000 })
  })

  it('with its own delay where it gives none, and by its message where there is no code', () => {
    expect(read(200, { success: false, error, code: 'rate_limited' })).toEqual(limited)
    expect(read(200, { success: false, error })).toEqual(limited)
  })
})

describe('refused', () => {
  it("with the server's words", () => {
    const body = { success: false, error: 'name is required.', code: 'invalid_name', lead_id: null }
    expect(read(200, body)).toEqual({ kind: 'refused', code: 'invalid_name', message: 'name is required.' })
  })

  it('with the fallback where the server said nothing', () => {
    expect(read(200, { success: false, error: '' })).toEqual({
      kind: 'refused',
      code: 'refused',
      message: 'Form submission failed',
    })
  })

  it.each([
    [400, '23514'],
    [400, 'PGRST102'],
    [409, '23505'],
    [413, 'too_large'],
    [422, 'invalid'],
  ])('with status %i and code %s', (status, code) => {
    expect(read(status, { code, message: 'too long' })).toEqual({ kind: 'refused', code, message: 'too long' })
  })

  it('with a 422 of our own shape', () => {
    const body = { success: false, error: 'No e-mail', lead_id: null }
    expect(read(422, body)).toEqual({ kind: 'refused', code: 'refused', message: 'No e-mail' })
  })
})

describe('events', () => {
  const rows = (status: number, code: string) =>
    rowsOutcomeOf({ status, body: { code, message: 'no' }, headers: new Headers() }, now)

  it('are refused with what the database says of their content', () => {
    expect(rows(400, '23514')).toEqual({ kind: 'refused', code: '23514', message: 'no' })
  })

  it('wait for a server that does not know one of their columns yet', () => {
    expect(rows(400, 'PGRST204')).toEqual({ kind: 'retry', reason: 'PGRST204', alone: true })
  })
})
