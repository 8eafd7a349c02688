import { decodeHTMLStrict } from 'entities/decode'

/**
 * Text with its character references resolved: `&eacute;`, `&#233;`, `&#xe9;`, and `&amp;eacute;` from markup that was
 * escaped twice.
 */
export function decodedEntities(text: string): string {
  if (!text.includes('&')) return text
  const once = decodeHTMLStrict(text)
  return once.includes('&') && once !== text ? decodeHTMLStrict(once) : once
}
