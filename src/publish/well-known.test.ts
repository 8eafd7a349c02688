import { describe, expect, it } from 'vitest'
import { brand } from '../site/brand.ts'
import { humansTxt, indexNowFile, securityTxt } from './well-known.ts'

describe('security.txt', () => {
  const text = securityTxt(new Date('2027-10-17T00:00:00Z'))

  it('says whom to tell, how long it may be trusted, and where it belongs', () => {
    expect(text).toContain(`Contact: mailto:${brand.emails.support}\n`)
    expect(text).toContain('Expires: 2027-10-17T00:00:00.000Z\n')
    expect(text).toContain(`Canonical: ${brand.origin}/.well-known/security.txt\n`)
  })
})

describe('the IndexNow key', () => {
  it('is published under its own name', () => {
    expect(indexNowFile('a1b2-c3d4')).toEqual([{ path: '/a1b2-c3d4.txt', text: 'a1b2-c3d4' }])
  })

  it('is not published where there is none', () => {
    expect(indexNowFile(null)).toEqual([])
  })

  it.each(['short', 'with space in it', '../../escape'])('%j is refused', (key) => {
    expect(() => indexNowFile(key)).toThrow('8 to 128')
  })
})

describe('humans.txt', () => {
  it('names who makes the site, and nobody invented', () => {
    expect(brand.illustrative).toContain('founder')
    expect(humansTxt()).toContain(`Publisher: ${brand.name}\n`)
    expect(humansTxt()).not.toContain(brand.founder.name)
    expect(humansTxt()).not.toContain(`Location: ${brand.address.city}`)
  })
})
