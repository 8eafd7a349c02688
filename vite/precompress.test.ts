import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ownFolder } from '../src/site/temporary.fixture.ts'
import { precompress } from './precompress.ts'

const page = '<p>Une réponse citée.</p>\n'.repeat(100)

describe('precompressing', () => {
  it('writes both encodings of a page, which unpack to it', async () => {
    const dir = ownFolder({ 'fr/faq.html': page })
    expect(await precompress(dir)).toBe(2)
    expect(brotliDecompressSync(await readFile(join(dir, 'fr/faq.html.br'))).toString()).toBe(page)
    expect(gunzipSync(await readFile(join(dir, 'fr/faq.html.gz'))).toString()).toBe(page)
  })

  it('leaves images, small files and its own output alone, however often it runs', async () => {
    const dir = ownFolder({ 'icon.png': Buffer.alloc(4096), 'small.css': 'p{}', 'page.html': page })
    await precompress(dir)
    await precompress(dir)
    expect((await readdir(dir)).sort()).toEqual(['icon.png', 'page.html', 'page.html.br', 'page.html.gz', 'small.css'])
  })

  it('follows a page that changed, also to nothing', async () => {
    const dir = ownFolder({ 'page.html': page })
    await precompress(dir)
    await writeFile(join(dir, 'page.html'), `${page}new`)
    await precompress(dir)
    expect(gunzipSync(await readFile(join(dir, 'page.html.gz'))).toString()).toBe(`${page}new`)
    await writeFile(join(dir, 'page.html'), '')
    await precompress(dir)
    expect(await readdir(dir)).not.toContain('page.html.br')
  })
})
