import type { NamedInput } from '../readiness/report.ts'

/** The current page as the server sends it, with the files beside it. @throws when it cannot be fetched */
export async function thisPage(): Promise<NamedInput> {
  const link = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href
  const other = link(`link[hreflang]:not([hreflang="x-default"], [hreflang="${document.documentElement.lang}"])`)
  const [html, robots, twin] = await Promise.all([
    textAt(location.pathname),
    textAt('/robots.txt').catch(() => undefined),
    // Only its path: the link names the origin of publication, which may differ from this one.
    other ? textAt(new URL(other).pathname).catch(() => undefined) : undefined,
  ])
  const url = link('link[rel=canonical]')
  return {
    name: document.title,
    input: { html, ...(url && { url }), ...(robots && { robots }), ...(twin && { other: twin }) },
  }
}

async function textAt(path: string): Promise<string> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: answered ${response.status}, expected the text.`)
  return response.text()
}
