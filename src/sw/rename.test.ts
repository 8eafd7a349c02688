import { describe, expect, it } from 'vitest'
import { memoryCaches } from '../outbox/memory-caches.fixture.ts'
import { reuseRenamed } from './rename.ts'

const site = 'https://site.example/assets/'

async function integrity(text: string) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `sha256-${btoa(String.fromCharCode(...hash))}`
}

/** Caches the files of the version before, and renames them for the new one. @returns the cached files by name */
async function renamed(before: Record<string, string>, after: Record<string, string>) {
  const caches = memoryCaches()
  const cache = () => caches.open('kept')
  for (const [name, text] of Object.entries(before)) await (await cache()).put(site + name, new Response(text))
  const files = await Promise.all(
    Object.entries(after).map(async ([name, text]) => ({
      url: `assets/${name}`,
      key: site + name,
      integrity: await integrity(text),
    })),
  )
  await reuseRenamed(cache, files)
  const kept = await cache()
  const names = Object.keys(after).map(async (name) => [name, await (await kept.match(site + name))?.text()] as const)
  return Object.fromEntries(await Promise.all(names))
}

const before = {
  'leaf-AAAAAAAA.js': 'leaf()',
  'form-BBBBBBBB.js': 'import"./leaf-AAAAAAAA.js"',
  'entry-client-C-C_CCCC.js': 'import("./form-BBBBBBBB.js")',
}

describe('scripts of a new version', () => {
  it('are made of those that are kept, where only names in them changed', async () => {
    const after = {
      'leaf-aaaaaaaa.js': 'leaf(2)',
      'form-bbbbbbbb.js': 'import"./leaf-aaaaaaaa.js"',
      'entry-client-c-cccccc.js': 'import("./form-bbbbbbbb.js")',
    }
    expect(await renamed(before, after)).toEqual({ ...after, 'leaf-aaaaaaaa.js': undefined })
  })

  it('are never other than the build published', async () => {
    const after = { ...before, 'form-bbbbbbbb.js': 'import"./leaf-AAAAAAAA.js";more()' }
    expect(await renamed(before, after)).toMatchObject({ 'form-bbbbbbbb.js': undefined })
  })

  it('are left to the network where several have a name', async () => {
    const two = { 'live-AAAAAAAA.js': '1', 'live-BBBBBBBB.js': '2' }
    expect(await renamed(two, { 'live-aaaaaaaa.js': '1', 'live-BBBBBBBB.js': '2' })).toEqual({
      'live-aaaaaaaa.js': '1',
      'live-BBBBBBBB.js': '2',
    })
    expect(await renamed(two, { 'live-aaaaaaaa.js': '1', 'live-bbbbbbbb.js': '2' })).toEqual({
      'live-aaaaaaaa.js': undefined,
      'live-bbbbbbbb.js': undefined,
    })
  })
})

it('nothing is renamed on a first visit, or where storage is refused', async () => {
  expect(await renamed({}, { 'leaf-AAAAAAAA.js': 'leaf()' })).toEqual({ 'leaf-AAAAAAAA.js': undefined })
  await expect(reuseRenamed(() => Promise.reject(new DOMException('no', 'SecurityError')), [])).resolves.toBeUndefined()
})
