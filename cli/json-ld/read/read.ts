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

/** The code blocks of a Markdown file that are tagged `jsonld`, or tagged `json` and contain a context. */
function readMarkdown(markdown: string): Reading {
  const snippets: Snippet[] = []
  let open: { fence: string; language: string; start: number } | undefined
  let at = 0
  const take = (end: number) => {
    if (!open) return
    const text = markdown.slice(open.start, end)
    if (isMeant(open.language, text)) snippets.push({ text, start: open.start })
  }
  for (const line of markdown.split(/(?<=\n)/)) {
    // Within lists, blocks are indented.
    const [, fence = '', info = ''] = /^ *(`{3,}|~{3,})(.*)/.exec(line) ?? []
    const next = at + line.length
    if (!open && fence) open = { fence, language: /^\s*([\w+-]*)/.exec(info)?.[1]?.toLowerCase() ?? '', start: next }
    else if (open && fence.startsWith(open.fence) && info.trim() === '') {
      take(at)
      open = undefined
    }
    at = next
  }
  // A block that is not closed goes on to the end.
  take(at)
  return { snippets }
}

const isMeant = (language: string, text: string) =>
  ['jsonld', 'json-ld', 'ld+json'].includes(language) || (language === 'json' && text.includes('"@context"'))
