import type { Theme } from './theme.ts'

/** What the first paint of a page should know; there is no inline script that could tell it. */
export type Choices = {
  /** Addresses of the typefaces, if all of them are on the device. */
  readonly fonts: readonly string[]
  readonly theme: Theme | null
}

const barColour = /(<meta name="theme-color"[^>]* media=)"\(prefers-color-scheme: (light|dark)\)"/g

/**
 * Writes the choices on the `<html>` start tag, and the theme on the colours of the browser's own bar. The typefaces are
 * asked for first of all: a browser that knows of them waits a moment with the first paint, or shows the stand-ins.
 */
export function dress(html: string, { fonts, theme }: Choices): string {
  const attributes = (fonts.length > 0 ? ' data-fonts=""' : '') + (theme ? ` data-theme="${theme}"` : '')
  const asked = fonts
    .map((url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('')
  const page = html.replace(/<html(?=[\s>])/i, `<html${attributes}`).replace(/<title>/i, `${asked}<title>`)
  return theme ? page.replace(barColour, (_, tag, scheme) => `${tag}"${scheme === theme ? 'all' : 'not all'}"`) : page
}

/**
 * The same response, its page dressed. Headers stay, the Content-Security-Policy among them, but those that speak of the
 * bytes on the wire.
 */
export async function dressed(response: Response, choices: Choices, status = response.status): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const headers = new Headers(response.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(dress(await response.text(), choices), { status, headers })
}
