import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scaffold } from '../../content/scaffold.ts'
import { done, nothing } from '../../exit-code.ts'

/** Begins a page in both languages, unpublished. */
export function contentNew(root: string, path: string, { id }: { id?: string }): number {
  const table = join(root, 'src/site/routes.ts')
  const made = scaffold(path, id, { table: readFileSync(table, 'utf8'), today: new Date().toISOString().slice(0, 10) })
  if (made.kind === 'refused') {
    console.error(`content new: ${made.why}`)
    return nothing
  }
  const taken = made.files.find(({ file }) => existsSync(join(root, file)))
  if (taken) {
    console.error(`content new: ${taken.file} exists. Edit it, or choose another --id.`)
    return nothing
  }
  for (const { file, text } of made.files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    console.log(file)
  }
  writeFileSync(table, made.table)
  console.log(`src/site/routes.ts: '${made.id}' at ${path}, unpublished.`)
  console.log('Write both languages, say `published: true`, then: npx citence content check')
  return done
}
