import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gzipToFit, precompress } from './precompress.ts'

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

describe('gzip', () => {
  /** Text of so many words that no two are alike. */
  const text = (words: number) =>
    Buffer.from(Array.from({ length: words }, (_, n) => `mot${(n * 7919) % 10_007} et`).join(' '))
  const plain = (data: Buffer) => gzipSync(data, { level: 9 }).length

  it('takes pains where a page would miss the first flight by a little', async () => {
    let words = 1000
    while (plain(text(words)) <= 14_400) words += 20
    const page = text(words)
    const small = await gzipToFit(page)
    expect(small.length).toBeLessThan(plain(page))
    expect(gunzipSync(small)).toEqual(page)
  })

  it.each([100, 20_000])('does not where it changes nothing (%i words)', async (words) => {
    expect((await gzipToFit(text(words))).length).toBe(plain(text(words)))
  })
})
