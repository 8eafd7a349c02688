import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { collectionFile, contentFolder, pictureFolder } from '../../../src/content/files.ts'
import { pictureName } from '../../../src/content/pictures.ts'
import { locales } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { collectionNames } from '../read-sources.ts'

/** Pages (drafts too, which the preview shows), ledgers, and the code beside them. */
const known = new RegExp(
  `^${contentFolder}/(?:pages/[^/]+/(?:${locales.join('|')})\\.md|[^/]+\\.(?:ts|yaml|lock)|schemas/.*)$`,
)

/** Files of the content folder whose name or place makes that nothing reads them. Hidden files are not content. */
export function checkFiles(root: string): Finding[] {
  const collections = new Set(collectionNames.flatMap((name) => locales.map((locale) => collectionFile(name, locale))))
  return readdirSync(join(root, contentFolder), { withFileTypes: true, recursive: true }).flatMap((entry) => {
    const { name, parentPath } = entry
    const file = relative(root, join(parentPath, name)).replaceAll(sep, '/')
    const isPicture = file === `${pictureFolder}/${name}` && pictureName.test(name)
    if (!entry.isFile() || name.startsWith('.') || known.test(file) || collections.has(file) || isPicture) return []
    return [found(rules.unreadFile, { file, line: 1, column: 1 }, 'Nothing reads this file.')]
  })
}
