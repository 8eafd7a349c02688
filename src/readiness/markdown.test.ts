import { describe, expect, it } from 'vitest'
import { asRead } from './as-read.ts'
import { audit } from './audit.ts'
import { pageNamed } from './golden.fixture.ts'
import { english } from './in-english.ts'
import { markdownOf } from './markdown.ts'
import { readPage } from './page/read-page.ts'

describe('an audit as Markdown', () => {
  it('gives what is found with its place, its evidence, what speaks against it and the fix', () => {
    const text = markdownOf(audit(pageNamed('figures without source')), english)
    expect(text).toMatch(/^# Readiness for AI assistants: 86\/100\n/)
    expect(text).toContain('- 36:33 “62%” is stated without a source. `62% of the movements')
    expect(text).toContain('Evidence B, a benchmark: <https://arxiv.org/abs/2311.09735>')
    expect(text).toContain('Against it: ')
    expect(text).toContain('```html\n<p>… <a href="https://…">…</a></p>\n```')
  })

  it('holds nothing of the page that a viewer would follow or run', () => {
    const html = `<html lang="en"><main><h1>A</h1><p>${'one two '.repeat(30)}</p><h5>[x](javascript:alert(1)) <b>\u001b[31m</b>&lt;img src=x&gt; \`y\`</h5></main>`
    const [, line] = /^- \d+:\d+ (h5 follows h1.*)$/m.exec(markdownOf(audit({ html }), english)) ?? []
    expect(line).toContain(
      String.raw`\[x\](javascript:alert(1)) \uFFFD\[31m\<img src=x\> \`y\``.replace(String.raw`\uFFFD`, '\uFFFD'),
    )
  })

  it('holds the words of the page on one line, where no sign in them begins anything', () => {
    const html = `<html lang="en"><main><h1>A</h1><p>Welcome to\n~~~\nour mill. ${'It grinds. '.repeat(30)}</p></main>`
    expect(markdownOf(audit({ html }), english)).toContain(String.raw`“Welcome to \~\~\~ our mill.…”`)
  })

  it('keeps the order of the page: verdict, groups, fixes, text, details', () => {
    const text = markdownOf(audit(pageNamed('cites nobody')), english, 'Words with ``` in them')
    const order = [
      '/100',
      '**Nearly ready.** ',
      '- Access: ',
      '## What to fix first',
      '1. +7: ',
      '3. +7: ',
      '## As an AI reads it',
      '````text',
      '### ',
    ]
    const places = order.map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })
})

describe('a page as it is read without scripts', () => {
  it('is its content as Markdown, without navigation and without what is hidden', () => {
    const text = asRead(readPage(pageNamed('white on white').html))
    expect(text).toMatch(/^title: How often[^\n]*\n\n# How often/)
    expect(text).toContain('\n\n- New gaskets keep water out for some years.\n\n')
    expect(text).toContain('\n\n> Oil does not fail')
    expect(text).not.toMatch(/Cheap watch repair|Legal notice/)
  })

  it('is next to nothing for an empty shell', () =>
    expect(asRead(readPage(pageNamed('empty shell of React').html))).toBe('title: App'))
})
