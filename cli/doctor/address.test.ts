import { expect, it } from 'vitest'
import { toHeadersFile } from '../../src/publish/http.ts'
import { serving } from '../commands/run.fixture.ts'
import { examineAddress, isStrict } from './address.ts'

/** As hosts send it: the lines of the file, joined with a comma. */
const sent = (styles: number) => {
  const styleHashes = Array.from({ length: styles }, () => `sha256-${'a'.repeat(44)}`)
  const file = toHeadersFile({ scriptHashes: ['sha256-b'], styleHashes, connect: [] })
  return Array.from(file.matchAll(/Content-Security-Policy: (.*)/g), ([, policy]) => policy).join(', ')
}

it.each([1, 34])('the policy of a build with %i styles is strict', (styles) =>
  expect(isStrict(sent(styles))).toBe(true),
)

it.each([
  '',
  "frame-ancestors 'none'",
  sent(1).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  sent(1).replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
  sent(34).replace(/.*?, /, ''),
])('%j is not', (policy) => expect(isStrict(policy)).toBe(false))

it('of a host that redirects to another, the other is to be examined, and nothing is said of this one', async () => {
  const host = await serving((_, answer) => answer.writeHead(308, { Location: 'https://www.example.com/' }).end())
  expect(await examineAddress(host, undefined, 0)).toMatchObject([
    { level: 'problem', check: 'reachable', remedy: 'Examine that one: npx citence doctor https://www.example.com' },
  ])
})

it('a host that answers every path with a page is not taken for the server', async () => {
  const host = await serving((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<!doctype html>'))
  const findings = await examineAddress(host, 'sb_secret_x', 0)
  const skipped = findings.filter(({ level }) => level === 'skipped').map(({ check }) => check)
  expect(skipped).toEqual(['TLS', 'ready', 'backend', 'client address'])
})
