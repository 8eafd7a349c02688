import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { composePage, currentMark, fragmentFile, lookFile, shellFile } from '../../src/site/page-parts.ts'
import { sharedFolder } from '../../src/site/temporary.fixture.ts'
import { writeKeptPages } from './kept-pages.ts'

const out = sharedFolder()

type Given = { css?: string; entry?: string; main?: string; list?: string; headers?: Record<string, string> }

/** A page as src/app/compose/document.tsx writes it, in short. */
function html(path: string, { css = 'a{}', entry = '1', main = `${path} <header></header>`, list = '' }: Given = {}) {
  const link = (to: string) => `<li><a href="${to}"${currentMark(to, path)}>${to}</a></li>`
  return [
    '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="1"/>',
    `<link rel="expect"/><title>${path}</title><link rel="icon" href="/i"/><meta property="og:title" content="${path}"/>`,
    `<meta name="ai-model" content="unknown"/>`,
    `<script>import("${entry}")</script></head><body><a href="/">Home</a><nav id="menu"><ul>${link('/faq')}${link('/about')}</ul>`,
    `<a href="/fr${path}" lang="fr" data-language-switch="">fr</a></nav></header><main>${main}`,
    `<svg id="look"><style data-base>${css}</style><style data-sheet="one">.one{}</style><g id="styled"></g></svg></main>`,
    `<footer class="footer">${list}<div data-props="{&quot;page&quot;:&quot;${path}&quot;}"></div>`,
    `<div class="footer__colophon"><p>${path}</p><button>Cookies</button></div></footer>`,
    `<link rel="preload" as="font" href="/f.woff2"/><script type="application/ld+json">{"@id":"${path}"}</script></body></html>`,
  ].join('')
}

const paths = ['/about', '/faq', '/faq/deeper', '/glossary']
const read = (file: string) => readFileSync(join(out, file))

async function publish(given: Given = {}, more: Record<string, string> = {}) {
  const pages = { ...Object.fromEntries(paths.map((path) => [path, html(path, given)])), ...more }
  for (const [path, text] of Object.entries(pages)) {
    const file = join(out, `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const whole = await writeKeptPages(out, given.headers)
  const kept = [lookFile, shellFile('en'), ...paths.map(fragmentFile)]
  return { pages, whole, kept: new Map(kept.map((file) => [file, read(file).toString('base64')])) }
}

const composed = (path: string) =>
  composePage(
    inflateRawSync(read(fragmentFile(path))).toString(),
    read(shellFile('en')).toString(),
    read(lookFile).toString(),
  )

const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...after].filter(([file, bytes]) => before.get(file) !== bytes).map(([file]) => file)

describe('what is kept of the pages of a site', () => {
  it('recomposes every page, byte for byte', async () => {
    const { pages, whole } = await publish()
    expect(whole).toEqual([])
    for (const [path, text] of Object.entries(pages)) expect(composed(path)).toBe(text)
  })

  it.each([
    ['a value of a stylesheet', { css: 'a{color:red}' }, [lookFile]],
    ['the script that pages begin with', { entry: '2' }, [lookFile]],
    ['a header of every answer', { headers: { 'X-Frame-Options': 'DENY' } }, [lookFile]],
    ['a link of the footer', { list: '<p>New</p>' }, [shellFile('en')]],
  ])('is the same but for one file when %s changes', async (_what, given, files) => {
    expect(changed((await publish()).kept, (await publish(given)).kept)).toEqual(files)
  })

  it('is the same but for one file when a word of a page changes', async () => {
    const before = await publish()
    const after = await publish({}, { '/faq': html('/faq', { main: 'Another word' }) })
    expect(changed(before.kept, after.kept)).toEqual([fragmentFile('/faq')])
  })

  it('fails where a page holds the character that is between parts, and says where', async () => {
    await expect(publish({}, { '/glossary': html('/glossary', { main: 'a\u001eb' }) })).rejects.toThrow(
      /^\/glossary: .*U\+001E/,
    )
  })

  it.each([
    ['of another shape', '<!DOCTYPE html><title>By hand</title>'],
    ['with a shell of its own', html('/glossary', { list: '<p>Only here</p>' })],
  ])('is a page as a whole when it is %s', async (_what, text) => {
    const { whole } = await publish({}, { '/glossary': text })
    expect(whole).toEqual(['/glossary'])
    expect(composed('/glossary')).toBe(text)
  })
})
