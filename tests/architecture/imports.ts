import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

type Import = {
  /** Path from the project's root. */
  target: string
  typeOnly: boolean
  line: number
  column: number
}

type Span = { start: number; end: number; typeOnly: boolean }

/** The relative imports of a source file, static, re-exported and dynamic. @throws when it cannot be parsed. */
export function importsOf(file: string, source: string): Import[] {
  const { module, program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}. Mend it, then run npm run check.`)
  const erased = erasedStatements(program.body)
  const spans: Span[] = [
    ...module.staticImports.map(({ start, moduleRequest, entries }) => ({
      ...moduleRequest,
      typeOnly: erased.has(start) || (entries.length > 0 && entries.every(({ isType }) => isType)),
    })),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const [request] = entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest] : []))
      return request ? [{ ...request, typeOnly: erased.has(start) || entries.every(({ isType }) => isType) }] : []
    }),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ ...moduleRequest, typeOnly: false })),
    ...typeImports(source),
  ]
  return spans.flatMap(({ start, end, typeOnly }) => {
    const [, specifier] = /^(['"`])(\.{1,2}\/.*)\1$/.exec(source.slice(start, end))?.slice(1) ?? []
    if (specifier === undefined) return []
    const before = source.slice(0, start).split('\n')
    return [
      {
        target: posix.join(posix.dirname(file), specifier.replace(/\?.*$/, '')),
        typeOnly,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
      },
    ]
  })
}

/** Some files and all of our modules that they import, at once or later, except for types. */
export function modulesFrom(root: string, entries: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (file: string) => {
    if (found.has(file) || !/\.(ts|tsx|js)$/.test(file) || !existsSync(join(root, file))) return
    found.add(file)
    const imported = importsOf(file, readFileSync(join(root, file), 'utf8'))
    for (const { target, typeOnly } of imported) if (!typeOnly) follow(target)
  }
  for (const entry of entries) follow(entry)
  return [...found].sort()
}

/** Starts of type-only statements: `import type …`, `export type … from`. */
function erasedStatements(body: readonly { type: string; start: number }[]): Set<number> {
  const kinds = body.filter(
    (statement) =>
      ('importKind' in statement && statement.importKind === 'type') ||
      ('exportKind' in statement && statement.exportKind === 'type'),
  )
  return new Set(kinds.map(({ start }) => start))
}

/** `import('./x.ts')` in the place of a type, which the parser's list of imports leaves out. */
function typeImports(source: string): Span[] {
  return [...source.matchAll(/\btypeof import\((?<specifier>'[^']+')\)/g)].map((match) => {
    const start = match.index + match[0].length - 1 - (match.groups?.specifier?.length ?? 0)
    return { start, end: match.index + match[0].length - 1, typeOnly: true }
  })
}
