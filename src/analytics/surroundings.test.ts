import { describe, expect, it } from 'vitest'
import { countryOf, deviceTypeOf } from './surroundings.ts'

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

describe('the class of a device', () => {
  it.each([
    [
      'desktop',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      0,
    ],
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 10],
    ['desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 0],
    ['tablet', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 5],
    ['tablet', 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 5],
    ['mobile', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 5],
    ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5],
    ['tablet', 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0', 5],
  ])('is %s for %s', (type, userAgent, touchPoints) => {
    expect(deviceTypeOf(userAgent, touchPoints)).toBe(type)
  })
})
