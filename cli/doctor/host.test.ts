import { expect, it } from 'vitest'
import { serving } from '../commands/run.fixture.ts'
import { examineHost } from './host.ts'

it('names each rule that a host breaks when it is given the files and nothing else', async () => {
  const host = await serving(({ url }, answer) => {
    if (url?.startsWith('/assets/')) answer.setHeader('Cache-Control', 'max-age=31536000')
    // Beside fr.html there is a folder.
    if (url === '/fr') return void answer.writeHead(301, { Location: '/fr/' }).end()
    const type = /\.(md|webmanifest)$/.test(url ?? '') ? 'application/octet-stream' : 'text/plain'
    answer.setHeader('Content-Type', type).end('the same for every path')
  })
  const said = (await examineHost(new URL(host))).flatMap((finding) =>
    'is' in finding ? `${finding.place.slice(host.length)}: ${finding.is}` : [],
  )
  expect(said).toEqual([
    '/fr: status 301, Location /fr/',
    '/fr/: status 200, no Location',
    '/no-such-page: status 200, no Location',
    '/assets/no-such-file.js, Cache-Control: status 200, Cache-Control max-age=31536000',
    '/, Cache-Control: status 200, no Cache-Control',
    '/sw.js, Cache-Control: status 200, no Cache-Control',
    '/, Content-Encoding: status 200, no Content-Encoding',
    '/index.md, Content-Type: status 200, Content-Type application/octet-stream',
    '/.well-known/security.txt, Content-Type: status 200, Content-Type text/plain',
    '/manifest.webmanifest, Content-Type: status 200, Content-Type application/octet-stream',
    '/feed.xml, Content-Type: status 200, Content-Type text/plain',
  ])
})
