import type { Parser } from 'htmlparser2'

// Browsers nest 512 deep (Blink); beyond this nothing is content any more, and the parser's time grows with the depth.
const deepest = 1000
const chunk = 8192

/**
 * Has a page parsed, unless it nests too deep.
 * @param depth tells how many elements are open
 * @returns where it stopped; undefined: at the end
 */
export function feed(parser: Parser, html: string, depth: () => number): number | undefined {
  for (let at = 0; at < html.length; at += chunk) {
    if (depth() > deepest) return at
    parser.write(html.slice(at, at + chunk))
  }
  if (depth() > deepest) return html.length
  parser.end()
  return undefined
}
