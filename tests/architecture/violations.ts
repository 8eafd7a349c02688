import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './imports.ts'
import { isStory, ruleFor, rules } from './layers.ts'

/** One line per import in the wrong direction: place, import, what is allowed. */
export function violationsIn(file: string, source: string): string[] {
  const owner = ruleFor(file)
  if (!owner) return [`${file}: no rule says what it may import. Add its folder to tests/architecture/layers.ts.`]
  const { folder, rule } = owner
  return importsOf(file, source).flatMap(({ target, typeOnly, line, column }) => {
    const values = [folder, ...rule.may]
    const allowed = typeOnly ? [...values, ...(rule.types ?? [])] : values
    if (allowed.some((prefix) => target.startsWith(prefix)) && !isStory(target)) return []
    const types = rule.types ? `; types also from ${rule.types.join(', ')}` : ''
    return [
      `${file}:${line}:${column}: imports ${target}${typeOnly ? ' (types)' : ''}. ` +
        `${folder} may import ${rule.may.join(', ') || 'nothing of ours'}${types}.`,
    ]
  })
}

/** All violations of the tree at `root`. */
export function violations(root: string): string[] {
  const tops = new Set(Object.keys(rules).map((folder) => folder.split('/')[0] ?? ''))
  const present = [...tops].filter((top) => existsSync(join(root, top)))
  return present.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => `${top}/${name.replaceAll('\\', '/')}`)
      .sort()
      .flatMap((file) => violationsIn(file, readFileSync(join(root, file), 'utf8'))),
  )
}
