import { decode } from '../readiness/decode.ts'
import type { NamedInput } from '../readiness/report.ts'
import type { Pasted } from './form.ts'

/** A file as it is read: any bytes. */
export type Given = { readonly name: string; readonly bytes: Uint8Array }

/** @returns the name of the first that cannot be read, as one that was changed after it was chosen */
export async function readAll(files: readonly Pick<File, 'name' | 'arrayBuffer'>[]): Promise<Given[] | string> {
  const given: Given[] = []
  for (const file of files)
    try {
      given.push({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })
    } catch {
      return file.name
    }
  return given
}

/** In bytes; larger files are not pages. */
export const longestFile = 20_000_000

type Beside = 'robots' | 'llms' | 'sitemap'

/** What a file is by its name; undefined: a page. */
function roleOf(name: string): Beside | undefined {
  if (/^robots.*\.txt$/i.test(name)) return 'robots'
  if (/^llms.*\.txt$/i.test(name)) return 'llms'
  return /^sitemap.*\.(?:xml|txt)$/i.test(name) ? 'sitemap' : undefined
}

/** The pages to judge: the pasted one and those of files, each with what else was given. `pastedName`: what to call it. */
export function pagesOf(pasted: Pasted, files: readonly Given[], pastedName: string): NamedInput[] {
  const beside: Partial<Record<Beside, string>> = {}
  const pages: { name: string; html: string }[] = []
  for (const { name, bytes } of files) {
    const role = roleOf(name)
    if (role) beside[role] = decode(bytes).text
    else pages.push({ name, html: decode(bytes).text })
  }
  // Pasted text takes precedence over a file.
  for (const role of ['robots', 'llms', 'sitemap'] as const) if (pasted[role].trim()) beside[role] = pasted[role]
  if (pasted.html.trim()) pages.unshift({ name: pastedName, html: pasted.html })
  const isOne = pages.length === 1
  return pages.map(({ name, html }) => ({
    name,
    input: {
      html,
      ...beside,
      ...(isOne && pasted.url && { url: pasted.url }),
      ...(isOne && pasted.other.trim() && { other: pasted.other }),
    },
  }))
}
