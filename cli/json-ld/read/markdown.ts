import type { Reading, Snippet } from './source.ts'

/** The blocks of a Markdown file that say `jsonld`, and those that say `json` and speak of a context. */
export function readMarkdown(markdown: string): Reading {
  const snippets: Snippet[] = []
  const fence = /^( {0,3})(`{3,}|~{3,})[ \t]*([\w+-]*)[^\n]*\n([\s\S]*?)^ {0,3}\2[`~]*[ \t]*$/gm
  for (const block of markdown.matchAll(fence)) {
    const [whole, , , name = '', text = ''] = block
    const language = name.toLowerCase()
    const meant =
      ['jsonld', 'json-ld', 'ld+json'].includes(language) || (language === 'json' && text.includes('"@context"'))
    if (meant) snippets.push({ text, start: block.index + whole.indexOf('\n') + 1 })
  }
  return { snippets }
}
