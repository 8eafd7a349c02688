import { type Claims, wordingOf } from '../../src/content/claims.ts'
import { frontmatterIn } from '../../src/content/markdown.ts'
import { type PageMeta, pageMetaSchema } from '../../src/content/model.ts'
import { interpolate } from '../../src/content/references.ts'
import { dated } from '../../src/content/schedule.ts'
import { setType } from '../../src/content/typography.ts'
import { parseYaml } from '../../src/content/yaml.ts'
import type { Where } from '../findings/finding.ts'
import { placeAtLine, type Source } from './passage.ts'

/** The frontmatter of a page as readers see it, and where each key is. */
export type Written = { page: string; source: Source; meta: PageMeta; placeOf: (key: keyof PageMeta) => Where }

/** @returns `undefined` for what the loader reports */
export function readFrontmatter(source: Source, page: string, claims: Claims): Written | undefined {
  const { file, text, locale } = source
  const yaml = frontmatterIn(text)?.[1]
  const parsed =
    yaml === undefined ? undefined : parseYaml(yaml, pageMetaSchema, { file, firstLine: 2, report: () => {} })
  if (!parsed) return undefined
  const wording = wordingOf(claims, locale)
  const fill = (words: string) =>
    setType(interpolate(words, { line: 1, column: 1 }, { file, locale, wording, report: () => {} }), locale)
  const { value: meta } = parsed
  return {
    page,
    source,
    meta: { ...dated(meta), title: fill(meta.title), description: fill(meta.description) },
    placeOf: (key) => placeAtLine(source, parsed.placeOf([key])),
  }
}
