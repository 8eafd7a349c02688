import { expect, it } from 'vitest'
import { serving } from '../commands/run.fixture.ts'
import { examineBackend } from './backend.ts'

const levelWith = async (site: string, policy: string | null) => (await examineBackend(new URL(site), policy)).level

it('looks for whoever takes the messages of forms, where a page may send to', async () => {
  const [files, backend, paused] = await Promise.all([
    serving((_, answer) => answer.setHeader('Content-Type', 'text/html').end('<!doctype html>')),
    serving(({ url }, answer) => {
      answer.setHeader('Content-Type', 'application/json; charset=utf-8')
      answer.writeHead(url === '/rest/v1/' ? 401 : 404).end('{}')
    }),
    serving((_, answer) => answer.setHeader('Content-Type', 'application/json').writeHead(540).end('{}')),
  ])
  const policy = (sources: string) => `default-src 'self'; connect-src 'self'${sources}; object-src 'none'`
  expect(await levelWith(files, policy(''))).toBe('problem')
  expect(await levelWith(files, policy(' https://*.google-analytics.com'))).toBe('problem')
  expect(await levelWith(files, policy(` ${backend}`))).toBe('ok')
  expect(await levelWith(backend, policy(''))).toBe('ok')
  expect(await levelWith(paused, policy(''))).toBe('problem')
  expect(await levelWith(files, null)).toBe('skipped')
})
