import type { Theme } from './theme.ts'

const barColour = /(<meta name="theme-color"[^>]* media=)"\(prefers-color-scheme: (light|dark)\)"/g

/**
 * Writes the theme on the `<html>` start tag and on the colours of the browser's own bar: the first paint needs it, and
 * there is no inline script that could set it.
 */
export function themedPage(html: string, theme: Theme | null): string {
  if (!theme) return html
  return html
    .replace(/<html(?=[\s>])/i, `<html data-theme="${theme}"`)
    .replace(barColour, (_, tag, scheme) => `${tag}"${scheme === theme ? 'all' : 'not all'}"`)
}

/**
 * The same response with its page in the theme. Headers stay, the Content-Security-Policy among them, except those that
 * describe the bytes as transferred.
 */
export async function themedResponse(
  response: Response,
  theme: Theme | null,
  status = response.status,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(themedPage(await response.text(), theme), { status, headers })
}
