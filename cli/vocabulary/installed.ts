import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { extractVocabulary, type Vocabulary } from './extract.ts'

const manifest = createRequire(import.meta.url).resolve('schema-dts/package.json')

/** The table, as the schema-dts that is installed asks for it. */
export function tableOfInstalled(): string {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(manifest, 'utf8')))
  const declarations = readFileSync(join(dirname(manifest), 'dist/schema.d.ts'), 'utf8')
  return tableJson(tableText(extractVocabulary(declarations), version))
}

/**
 * The vocabulary as lines, for src/json-ld/vocabulary/vocabulary.ts: `:base parents…`, ` property members… !instead`,
 * `=type members… !instead`, `*leaf base @type`, `%role`. Defaults are left out: the members of a property when they
 * are as in the line that named it first, and a leaf whose name is that of its base and its `@type`.
 */
function tableText(vocabulary: Vocabulary, version: string): string {
  const lines = [`schema-dts ${version}`]
  const first = new Map<string, string>()
  for (const [name, base] of vocabulary.bases) {
    lines.push([`:${name}`, ...base.extends].join(' '))
    for (const [property, { members, deprecated }] of base.properties) {
      const said = [...members, ...instead(deprecated)].join(' ')
      lines.push(first.get(property) === said ? ` ${property}` : ` ${property} ${said}`)
      if (!first.has(property)) first.set(property, said)
    }
  }
  for (const [name, { members, deprecated }] of vocabulary.types) {
    const own = members.map((member) => (member === `${name}Leaf` ? '*' : member))
    lines.push([`=${name}`, ...own, ...instead(deprecated)].join(' '))
  }
  for (const [name, { type, base }] of vocabulary.leaves) {
    if (type !== name) lines.push(`*${name} ${base} ${type}`)
    else if (base !== name) lines.push(`*${name} ${base}`)
  }
  for (const role of vocabulary.roles) lines.push(`%${role}`)
  return `${lines.join('\n')}\n`
}

/** The table as JSON, which is read faster than a module: one text. */
const tableJson = (text: string) => `${JSON.stringify(text)}\n`

const instead = (deprecated: string | undefined) => (deprecated === undefined ? [] : [`!${deprecated}`])
