import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

/** The messages of a compiled catalog, as Lingui's plugin writes them: id → tokens. */
const compiled = /JSON\.parse\((`|')(\{.*\})\1\)/s

/**
 * Leaves in the browser's catalogs only what the browser's scripts ask for: the words of prerendered parts are in the
 * HTML already, and travel once.
 */
export function trimCatalogs(): Plugin {
  return {
    name: 'citence:trim-catalogs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const catalogs = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.po'))
        const files = catalogs.map(({ facadeModuleId }) => facadeModuleId ?? '')
        const modules = chunks
          .filter((chunk) => !catalogs.includes(chunk))
          .flatMap((chunk) => Object.entries(chunk.modules).map(([file, { code }]) => ({ file, code: code ?? '' })))
        for (const catalog of catalogs) {
          const code = codeFor(catalog.facadeModuleId ?? '', files, modules)
          catalog.code = trim(catalog.code, code, catalog.fileName)
        }
      },
    },
  }
}

type Module = { readonly file: string; readonly code: string }

const toolOf = (catalog: string) => /\/locales\/(\w+)\/\w+\.po$/.exec(catalog)?.[1]

/** The code that asks a catalog for words: a tool with a catalog of its own (lingui.config.ts) asks no other. */
export function codeFor(catalog: string, catalogs: readonly string[], modules: readonly Module[]): string {
  const tools = toolOf(catalog) ? [] : catalogs.flatMap((one) => toolOf(one) ?? [])
  return modules
    .filter(({ file }) => !tools.some((tool) => file.includes(`/src/${tool}/`)))
    .map(({ code }) => code)
    .join('\n')
}

/** @throws when the catalog is not written as expected: then nothing may be taken out of it */
export function trim(catalog: string, code: string, name: string): string {
  const [, quote, json] = compiled.exec(catalog) ?? []
  if (!quote || !json)
    throw new Error(`${name}: not a catalog as @lingui/vite-plugin writes it. See vite/trim-catalogs.ts.`)
  // A JavaScript literal: JavaScript knows how to read its escapes.
  const text: string = runInNewContext(quote + json + quote)
  const messages = Object.entries(JSON.parse(text)).filter(([id]) => code.includes(id))
  const kept = JSON.stringify(JSON.stringify(Object.fromEntries(messages)))
  return catalog.replace(compiled, () => `JSON.parse(${kept})`)
}
