import { expect, it } from 'vitest'
import { keepTogether } from './make-parts.tsx'

it('keeps a word with a hyphen on one line, with what is beside it', () => {
  expect(keepTogether('<h2 id="a-b">Qu’est-ce que l’<dfn>AI-native</dfn>\u00a0?</h2>')).toBe(
    '<h2 id="a-b"><span>Qu’est-ce</span> que l’<dfn><span>AI-native</span></dfn>\u00a0?</h2>',
  )
})

it('lets a word break that is wider than a phone', () => {
  const long = '<h1>semi-professionnellement</h1>'
  expect(keepTogether(long)).toBe(long)
})

it('keeps names with a hyphen together in running text', () => {
  expect(keepTogether('<p title="JSON-LD">JSON-LD, <b>C-SEO</b>: GPT-3.5, meta-externalagent</p>')).toBe(
    '<p title="JSON-LD"><span class="nb">JSON-LD</span>, <b><span class="nb">C-SEO</span></b>: <span class="nb">GPT-3</span>.5, <span class="nb">meta-externalagent</span></p>',
  )
})

it('keeps e-mail together, and a word that would leave two letters for the next line', () => {
  expect(keepTogether('<p>Un e-mail, ou parlons-en\u00a0: peut-être qu’y a-t-il, vous-même</p>')).toBe(
    '<p>Un <span class="nb">e-mail</span>, ou <span class="nb">parlons-en</span>\u00a0: peut-être qu’y <span class="nb">a-t-il</span>, vous-même</p>',
  )
})

it('lets a long name break where text is set large, but no name of a crawler', () => {
  expect(keepTogether('<p>Content-Signal, Applebot-Extended</p>')).toBe(
    '<p>Content-Signal, <span class="nb">Applebot-Extended</span></p>',
  )
})

it('leaves running text, dates, dashes, code and drawings alone', () => {
  const html =
    '<h2>2024-2025 - an outlook</h2><p>AI-native, peut-être</p><pre>C-SEO</pre><svg><svg></svg><g></g><text>C-SEO 1\u202f885</text></svg>'
  expect(keepTogether(html)).toBe(html)
})
