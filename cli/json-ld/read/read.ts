import { extname } from 'node:path'
import { type Reading, readHtml, type Snippet } from './html.ts'

const kinds = ['html', 'markdown', 'json'] as const
export type Kind = (typeof kinds)[number]

const byExtension: Readonly<Record<string, Kind>> = {
  '.html': 'html',
  '.htm': 'html',
  '.xhtml': 'html',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.mdx': 'markdown',
  '.json': 'json',
  '.jsonld': 'json',
}

export const kindOf = (file: string): Kind | undefined => byExtension[extname(file).toLowerCase()]

/** What a text probably is, when no file name says so. */
export function guessKind(text: string): Kind {
  const start = text.trimStart()
  return start.startsWith('<') ? 'html' : /^[[{]/.test(start) ? 'json' : 'markdown'
}

/** The JSON-LD of a text. A byte order mark does not belong to it. */
export function read(text: string, kind: Kind): Reading {
  if (kind === 'html') return readHtml(text)
  if (kind === 'markdown') return readMarkdown(text)
  return { snippets: [text.startsWith('\uFEFF') ? { text: text.slice(1), start: 1 } : { text, start: 0 }] }
}

/** The blocks of a Markdown file that say `jsonld`, and those that say `json` and speak of a context. */
function readMarkdown(markdown: string): Reading {
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
