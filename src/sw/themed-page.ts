import type { Theme } from './theme.ts'

const barColour = /(<meta name="theme-color"[^>]* media=)"\(prefers-color-scheme: (light|dark)\)"/g

/**
 * Writes the theme on the `<html>` start tag and on the colours of the browser's own bar: the first paint should know it,
 * and there is no inline script that could tell.
 */
export function themedPage(html: string, theme: Theme | null): string {
  if (!theme) return html
  return html
    .replace(/<html(?=[\s>])/i, `<html data-theme="${theme}"`)
    .replace(barColour, (_, tag, scheme) => `${tag}"${scheme === theme ? 'all' : 'not all'}"`)
}

/**
 * The same response, its page in the theme. Headers stay, the Content-Security-Policy among them, but those that speak of the
 * bytes on the wire.
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
