import { describe, expect, it } from 'vitest'
import { countryOf } from './surroundings.ts'

describe('the country of a time zone', () => {
  it.each([
    ['Europe/Paris', 'FR'],
    ['America/New_York', 'US'],
    ['Africa/Abidjan', 'CI'],
    ['Pacific/Auckland', 'NZ'],
  ])('%s is in %s', (zone, country) => {
    expect(countryOf(zone)).toBe(country)
  })

  it('is the region where the browser does not know countries', () => {
    expect(countryOf('Europe/Paris', () => undefined)).toBe('Europe')
  })

  it.each(['UTC', 'Etc/GMT+1'])('is unknown for %s', (zone) => {
    expect(countryOf(zone)).toBeNull()
  })
})
