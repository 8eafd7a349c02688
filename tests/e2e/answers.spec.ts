import { everyPage } from './fixtures/pages.ts'
import { expect, test } from './fixtures/test.ts'

test('every page is compressed, asked for again each time, and guarded', async ({ request }) => {
  for (const { path } of everyPage) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip, br' } })
    const headers = response.headers()
    expect(headers, path).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: expect.stringMatching(/accept-encoding/i),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringMatching(/max-age=\d{8,}/),
    })
    const policy = headers['content-security-policy'] ?? ''
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    ]) {
      expect(policy, path).toContain(rule)
    }
    expect(policy).not.toContain('unsafe')
  }
})
