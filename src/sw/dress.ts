import type { Theme } from './theme.ts'

/** What the first paint of a page should know; there is no inline script that could tell it. */
export type Choices = { readonly fonts: boolean; readonly theme: Theme | null }

/** Writes the choices on the `<html>` start tag. */
export function dress(html: string, { fonts, theme }: Choices): string {
  const attributes = (fonts ? ' data-fonts=""' : '') + (theme ? ` data-theme="${theme}"` : '')
  return html.replace(/<html(?=[\s>])/i, `<html${attributes}`)
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
