import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { precompress } from './precompress.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'precompress-'))
  await mkdir(join(dir, 'fr'))
})
afterEach(() => rm(dir, { recursive: true }))

const page = '<p>Une réponse citée.</p>\n'.repeat(100)

describe('precompressing', () => {
  it('writes both encodings of a page, which unpack to it', async () => {
    await writeFile(join(dir, 'fr/faq.html'), page)
    expect(await precompress(dir)).toBe(2)
    expect(brotliDecompressSync(await readFile(join(dir, 'fr/faq.html.br'))).toString()).toBe(page)
    expect(gunzipSync(await readFile(join(dir, 'fr/faq.html.gz'))).toString()).toBe(page)
  })

  it('leaves images, small files and its own output alone, however often it runs', async () => {
    await writeFile(join(dir, 'icon.png'), Buffer.alloc(4096))
    await writeFile(join(dir, 'small.css'), 'p{}')
    await writeFile(join(dir, 'page.html'), page)
    await precompress(dir)
    await precompress(dir)
    expect((await readdir(dir)).sort()).toEqual([
      'fr',
      'icon.png',
      'page.html',
      'page.html.br',
      'page.html.gz',
      'small.css',
    ])
  })

  it('follows a page that changed, also to nothing', async () => {
    await writeFile(join(dir, 'page.html'), page)
    await precompress(dir)
    await writeFile(join(dir, 'page.html'), `${page}new`)
    await precompress(dir)
    expect(gunzipSync(await readFile(join(dir, 'page.html.gz'))).toString()).toBe(`${page}new`)
    await writeFile(join(dir, 'page.html'), '')
    await precompress(dir)
    expect(await readdir(dir)).not.toContain('page.html.br')
  })
})
