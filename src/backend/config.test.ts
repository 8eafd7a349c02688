import { describe, expect, it } from 'vitest'
import { backendFrom } from './config.ts'

describe('backendFrom', () => {
  it('takes the backend that the build names', () => {
    const given = { url: 'https://db.example', key: 'sb_publishable_x', origin: 'https://site.example' }
    expect(backendFrom(given)).toEqual({ url: 'https://db.example', key: 'sb_publishable_x' })
  })

  it.each([undefined, ''])("takes the site's own origin when the address is %o", (url) => {
    const given = { url, key: 'sb_publishable_x', origin: 'https://site.example' }
    expect(backendFrom(given).url).toBe('https://site.example')
  })

  it.each([undefined, ''])('says what to set when the key is %o', (key) => {
    const build = () => backendFrom({ url: '', key, origin: 'https://site.example' })
    expect(build).toThrow(/VITE_SUPABASE_PUBLISHABLE_KEY is missing.*build again/)
  })
})
