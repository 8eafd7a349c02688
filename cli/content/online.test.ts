import { expect, it } from 'vitest'
import { serving } from '../commands/run.fixture.ts'
import { checkExternalLinks } from './online.ts'

it('distinguishes missing pages from sites that refuse bots, each with its place', async () => {
  const asked: string[] = []
  const origin = await serving((request, response) => {
    asked.push(request.url ?? '')
    const status = { '/gone': 404, '/refused': 403 }[request.url ?? ''] ?? 200
    response.writeHead(status).end()
  })
  const text = `[here](https://a.example/here) and\n[gone](https://a.example/gone), [gone](https://a.example/gone)\n[refused](https://a.example/refused) [doi](https://a.example/S0140(20)30183-5)`
  const findings = await checkExternalLinks([{ file: 'a.md', text, locale: 'en' }], {
    isExternal: () => true,
    // Tests must not depend on the network: the addresses are mapped to a local server.
    addressOf: (url) => url.replace('https://a.example', origin),
  })
  expect(findings.map(({ level, line, column }) => [level, line, column])).toEqual([
    ['error', 2, 8],
    ['error', 2, 40],
    ['info', 3, 11],
  ])
  expect(asked.toSorted()).toEqual(['/S0140(20)30183-5', '/gone', '/here', '/refused'])
})
