import { isMap, isPair, isScalar, isSeq } from 'yaml'
import { documentOf } from '../../src/content/yaml.ts'
import { evidence, type Passage, type Source } from './passage.ts'

/** Keys whose values are identifiers, addresses and dates: no copy. */
const notCopy = new Set(
  `id url date type source sources related relatedTerms relatedQuestions difficulty kind lastUpdated
  lastReviewed datePublished platform videoId thumbnailUrl imageUrl caseStudyUrl profileUrl linkedIn github
  schemaType author changeType agency`.split(/\s+/),
)
/** The bibliography keeps titles in their own language: only our remarks on a work are copy. */
const notOurs = new Set(['title', 'authors', 'publisher'])

/**
 * The copy of a YAML text.
 * @param offset where the text starts in its file: frontmatter is inside one
 */
export function entryPassages(source: Source, text = source.text, offset = 0): Passage[] {
  const isBibliography = source.file.includes('/sources/')
  const found: Passage[] = []
  const walk = (node: unknown, within: readonly string[], entry: string): void => {
    if (isMap(node) || isSeq(node)) {
      for (const item of node.items) {
        if (!isPair(item)) {
          walk(item, within, within.length === 0 && isMap(item) ? text.slice(item.range?.[0], item.range?.[1]) : entry)
          continue
        }
        const key = isScalar(item.key) ? String(item.key.value) : ''
        if (!notCopy.has(key) && !(isBibliography && notOurs.has(key))) walk(item.value, [...within, key], entry)
      }
      return
    }
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return
    const quoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0
    // A folded text starts after its indicator.
    const folded = node.type?.startsWith('BLOCK')
      ? (/^[|>][^\n]*\n\s*/.exec(text.slice(node.range[0]))?.[0].length ?? 0)
      : 0
    const start = offset + node.range[0] + quoted + folded
    const end = offset + node.range[1] - quoted
    const own = text.slice(node.range[0], node.range[1])
    found.push({
      source,
      kind: 'entry',
      start,
      end,
      runs: wordsBetween(source.text, start, end),
      evidenced: evidence.test(own),
      sectionEvidenced: evidence.test(entry) || /^\s*(source|agency|sources):/m.test(entry),
      within,
    })
  }
  walk(documentOf(text).document.contents, [], text)
  return found
}

/** Leaves out what Markdown inside a value does not show: markup and addresses. */
function wordsBetween(text: string, start: number, end: number): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  let from = start
  for (const match of text.slice(start, end).matchAll(/:cite\[[^\]]*\]|\]\([^)]*\)|\{[\w.-]+\}|`[^`]*`/g)) {
    runs.push({ start: from, end: start + match.index })
    from = start + match.index + match[0].length
  }
  return [...runs, { start: from, end }]
}
