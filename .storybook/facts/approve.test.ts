import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { checkContent } from '../../cli/content/check-content.ts'
import { lockFile, readStatus } from '../../cli/content/review/status.ts'
import { ask } from '../../server/testing/ask.ts'
import { onFreePort } from '../../server/testing/free-port.ts'
import { copyInto } from '../../src/content/copy.fixture.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { approveAddress } from './addresses.ts'
import { approvals } from './approve.ts'
import { findPage, readWritten, sourcesOf } from './sources.ts'
import { translationFacts } from './translation-facts.ts'

const project = resolve(import.meta.dirname, '../..')
const root = sharedFolder()
let server: Server
let port: number
beforeAll(async () => {
  server = createServer((asked, answer) => void approvals(() => root)(asked, answer, () => answer.end('another')))
  port = await onFreePort(server)
})
beforeEach(() => copyInto(root, 'src/content'))
afterAll(() => void server.close())

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const change = (file: string, from: string, to: string) => {
  const text = read(file)
  expect(text).toContain(from)
  writeFileSync(join(root, file), text.replace(from, to))
}
const stateOf = (name: string) => readStatus(root).find((status) => status.name === name)?.state

/** The approval that the panel would send for a page. */
function shown(route: string) {
  const { site } = readWritten(root)
  const page = site && findPage(site, route, 'en')
  if (!page) throw new Error(`${route} is no page`)
  const folders = { root: project, written: root }
  const { open } = translationFacts(page, folders, sourcesOf(page, folders))
  return { seen: open.map(({ name, hashes }) => ({ name, hashes })) }
}

async function send(body: unknown, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  const own = { host: `localhost:${port}`, origin: `http://localhost:${port}`, 'content-type': 'application/json' }
  const { status, text } = await ask(`http://127.0.0.1:${port}/${approveAddress}`, {
    // Each by a connection of its own: the server may close one that waits while this thread is busy.
    agent: new Agent(),
    headers: { ...own, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status, text }
}

it('records what was seen, of the page and of the questions and figures that it shows, and nothing else', async () => {
  const files = { page: 'src/content/pages/home/en.md', figures: 'src/content/figures/en.yaml' }
  change(files.page, '\n# ', '\n# Indeed, ')
  change(files.figures, 'id: platforms\n', 'id: platforms\n  # seen\n')
  change('src/content/pages/about/en.md', '\n# ', '\n# Indeed, ')
  const seen = shown('home')
  expect(seen.seen.map(({ name }) => name)).toEqual(expect.arrayContaining(['pages/home#hero', 'figures#platforms']))
  expect(await send(seen)).toEqual({ status: 204, text: '' })
  for (const { name } of seen.seen) expect(stateOf(name)).toBe('in step')
  expect(stateOf('pages/about#hero')).toBe('en changed')
})

it('records nothing of a page that changed after it was shown', async () => {
  const file = 'src/content/pages/home/fr.md'
  change(file, '\n# ', '\n# Oui, ')
  const seen = shown('home')
  change(file, '# Oui, ', '# Non, ')
  const before = read(lockFile)
  expect(await send(seen)).toEqual({
    status: 409,
    text: 'Changed since it was shown: pages/home#hero. Read it again.',
  })
  expect(read(lockFile)).toBe(before)
})

it('keeps what was approved of a draft until it is published', async () => {
  const draft = join(root, 'src/content/pages/brand-new')
  cpSync(join(root, 'src/content/pages/contact'), draft, { recursive: true })
  onTestFinished(() => rmSync(draft, { recursive: true }))
  expect(await send(shown('brand-new'))).toEqual({ status: 204, text: '' })
  expect(read(lockFile)).toContain('pages/brand-new#hero ')
  expect(readStatus(root).filter(({ name }) => name.startsWith('pages/brand-new#'))).toEqual([])
  expect(checkContent(root, undefined).findings.filter(({ message }) => message.includes('brand-new'))).toEqual([])
})

it.each([
  ['another site', { origin: 'https://other.example' }],
  ['another port of this machine', { origin: 'http://localhost:1' }],
  ['nowhere', { origin: '' }],
  ['a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
])('refuses what comes from %s', async (_, headers) => {
  change('src/content/pages/home/en.md', '\n# ', '\n# Indeed, ')
  const before = read(lockFile)
  expect((await send(shown('home'), headers)).status).toBe(403)
  expect(read(lockFile)).toBe(before)
})

it.each(['', '{}', '{"seen":[]}', '[1]'])('refuses %j, which is no approval', async (body) => {
  expect((await send(body)).status).toBe(400)
})
