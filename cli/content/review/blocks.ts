import { createHash } from 'node:crypto'
import type { RootContent } from 'mdast'
import { isMap, isSeq } from 'yaml'
import { documentOf } from '../../../src/content/yaml.ts'
import { type Source, treeOf } from '../passage.ts'

/** The unit of review: a block of a page, its frontmatter, an entry of a collection. */
export type ReviewBlock = {
  /** The same in both languages: `hero`, `definition`, `section-2`, the id of an entry. */
  key: string
  at: number
  text: string
  /** Of the text with spaces and line breaks normalised, which a reader cannot see. */
  hash: string
}

/** Splits a content file into units of review. */
export function reviewBlocks(source: Pick<Source, 'file' | 'text'>): ReviewBlock[] {
  const slices = source.file.endsWith('.md') ? pageSlices(source) : entrySlices(source.text)
  const seen = new Map<string, number>()
  // An anchor may look like a numbered kind: `{#answer-2}`.
  const names = new Set(slices.flatMap(({ key, isNamed }) => (isNamed ? key : [])))
  return slices.map(({ key, start, end, isNamed }) => {
    let count = (seen.get(key) ?? 0) + 1
    const isFirst = isNamed && count === 1
    while (!isFirst && names.has(`${key}-${count}`)) count++
    seen.set(key, count)
    const text = source.text.slice(start, end).trim()
    return { key: isFirst ? key : `${key}-${count}`, at: start, text, hash: hashOf(text) }
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 10)
}

type Slice = { key: string; start: number; end: number; isNamed: boolean }

/** One block for each directive, and for the text between two; named by its anchor, or by its kind and number. */
function pageSlices(source: { text: string }): Slice[] {
  const slices: Slice[] = []
  let run: Slice | undefined
  for (const node of treeOf(source).children) {
    const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset]
    const named = nameOf(node)
    if (named) {
      slices.push({ ...named, start, end })
      run = undefined
    } else if (run && !(node.type === 'heading' && node.depth === 2)) run.end = end
    else {
      run = { key: 'section', start, end, isNamed: false }
      slices.push(run)
    }
  }
  return slices
}

function nameOf(node: RootContent): Pick<Slice, 'key' | 'isNamed'> | undefined {
  if (node.type === 'yaml') return { key: 'frontmatter', isNamed: true }
  if (node.type !== 'containerDirective' && node.type !== 'leafDirective') return undefined
  const id = node.attributes?.id
  if (id) return { key: id, isNamed: true }
  return { key: node.name, isNamed: node.name === 'hero' }
}

function entrySlices(text: string): Slice[] {
  const { contents } = documentOf(text).document
  if (!isSeq(contents)) return []
  return contents.items.flatMap((item) => {
    const id = isMap(item) ? item.get('id') : undefined
    if (!isMap(item) || typeof id !== 'string' || !item.range) return []
    return [{ key: id, start: item.range[0], end: item.range[1], isNamed: true }]
  })
}
