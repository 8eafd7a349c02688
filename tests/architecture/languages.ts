import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { localeInfo, locales } from '../../src/site/locales.ts'

/**
 * How many files may name a language. Before naming one in another file, see src/site/locales.ts, or use a record by
 * language.
 */
const most = 35

const root = resolve(import.meta.dirname, '..', '..')
const code = '{src,cli,server,vite,.storybook}/**/*.{ts,tsx}'
const elsewhere = /\.(test|fixture|stories)\.tsx?$|\.d\.ts$|^server\/testing\//

const named = new Set<string>(
  locales.flatMap((locale) => {
    const { openGraph, prefix } = localeInfo[locale]
    return [locale, openGraph, openGraph.replace('_', '-'), ...(prefix && [prefix])]
  }),
)

/** Offsets at which a source names a language: as a text, a key or a property. */
function namesIn(file: string, source: string): number[] {
  const found: number[] = []
  // Text for maintainers is in English: formatting it with 'en' does not count.
  const forMaintainers = new Set<number>()
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first && /\.toLocaleString$/.test(source.slice(callee.start, callee.end))) forMaintainers.add(first.start)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.name === 'lang' && value && file.startsWith('.storybook/')) forMaintainers.add(value.start)
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && named.has(value) && !forMaintainers.has(start)) found.push(start)
    },
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier' && named.has(key.name)) found.push(key.start)
    },
    MemberExpression: ({ property, computed }) => {
      if (!computed && property.type === 'Identifier' && named.has(property.name)) found.push(property.start)
    },
  }).visit(parseSync(file, source).program)
  return found
}

const files = globSync(code, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !elsewhere.test(file))
  .sort()
const lines = files.flatMap((file) => {
  const source = readFileSync(join(root, file), 'utf8')
  const at = namesIn(file, source).map((offset) => source.slice(0, offset).split('\n').length)
  return at.length > 0 ? [`${file}:${[...new Set(at)].join(',')}`] : []
})
for (const line of lines) console.log(line)
console.log(`${lines.length} of ${files.length} source files name a language; at most ${most} may.`)
if (lines.length > most) {
  console.error(
    'Ask src/site/locales.ts, or put what a language needs into one of the records (docs/extend/language.md).',
  )
  process.exitCode = 1
}
