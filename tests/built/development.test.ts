import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../../server/testing/process.ts'

const root = resolve(import.meta.dirname, '../..')
const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8')
let origin: string
let stop: () => void

/** The development server as `npm run dev` starts it, at a free port. */
beforeAll(async () => {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(process.execPath, [vite, '--port', '0', '--host', '127.0.0.1'], {
    cwd: root,
    // In CI the address would be printed with colour codes.
    env: { ...process.env, NODE_ENV: 'development', VITEST: '', NO_COLOR: '1' },
  })
  stop = () => void server.kill()
  origin = await addressOf(server, /Local: +(\S+?)\/?$/)
})
afterAll(() => stop?.())

it('development draws the image of a chart, which a link below it opens', async () => {
  const response = await fetch(`${origin}/social/fr/charts/tracker-range.png`, { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
})

it.each([
  ['/faq.md', 'text/markdown'],
  ['/fr/complete-geo-guide.md', 'text/markdown'],
  ['/index.md', 'text/markdown'],
  ['/llms.txt', 'text/plain'],
  ['/fr/llms.txt', 'text/plain'],
  ['/feed.xml', 'application/xml'],
  ['/fr/feed.json', 'application/json'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/videos/geo-in-90-seconds-fr.vtt', 'text/vtt'],
])(
  'development answers %s as the build writes it',
  async (path, type) => {
    const response = await fetch(origin + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
    expect(await response.text()).toBe(built(path))
  },
  60_000,
)

it.each(['*/*', 'text/html'])(
  'a page is rendered for who accepts %s, a script that is missing is none',
  async (accept) => {
    const page = await fetch(`${origin}/faq`, { headers: { accept } })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const script = await fetch(`${origin}/src/nothing.ts`, { headers: { accept: '*/*' } })
    expect([script.status, (await script.text()).includes('data-page')]).toEqual([404, false])
  },
)

it('files for machines that the build does not write are not found', async () => {
  expect((await fetch(`${origin}/nothing.md`, { headers: { accept: 'text/html' } })).status).toBe(404)
})
