import type { Nodes, Parents } from 'mdast'
import { isMap, isPair, isScalar, isSeq } from 'yaml'
import { contentFolder } from '../../src/content/files.ts'
import { documentOf } from '../../src/content/yaml.ts'
import { evidence, type Passage, type PassageKind, type Source, treeOf } from './passage.ts'

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
  const isBibliography = source.file.startsWith(`${contentFolder}/sources/`)
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

/** Addresses in running text, which become links: a letter more or less, and they lead elsewhere. */
const addresses = /\b(?:https?:\/\/|www\.)[^\s<>]+/g
/** What Markdown inside a value does not show: markup and addresses. */
const unshown = new RegExp(`:cite\\[[^\\]]*\\]|\\]\\([^)]*\\)|\\{[\\w.-]+\\}|\`[^\`]*\`|${addresses.source}`, 'g')

/** The stretches of a text around what is left out. */
function wordsBetween(text: string, start: number, end: number, left = unshown): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = []
  let from = start
  for (const match of text.slice(start, end).matchAll(left)) {
    runs.push({ start: from, end: start + match.index })
    from = start + match.index + match[0].length
  }
  return [...runs, { start: from, end }]
}

const kinds: Readonly<Record<string, PassageKind>> = { heading: 'heading', paragraph: 'paragraph', tableCell: 'cell' }

type Section = { evidenced: boolean }

/** The copy of a page's body. */
export function pagePassages(source: Source): Passage[] {
  const found: (Omit<Passage, 'sectionEvidenced'> & { section: Section })[] = []
  const walk = (node: Nodes, within: readonly string[], section: Section): void => {
    const kind = kinds[node.type]
    if (kind && node.position) {
      const evidenced = isEvidenced(node, source.text)
      section.evidenced ||= evidenced
      const [start = 0, end = 0] = [node.position.start.offset, node.position.end.offset]
      found.push({ source, kind, start, end, runs: runsOf(node, source.text), evidenced, within, section })
      return
    }
    // Blocks of figures, questions or sources contain their own evidence.
    if (node.type === 'leafDirective') {
      section.evidenced ||= /^(figures|source-list|questions|terms)$/.test(node.name)
      return
    }
    if (!('children' in node)) return
    let own = section
    if (node.type === 'containerDirective') {
      for (const words of shownOptions(node, source.text))
        found.push({ source, kind: 'cell', ...words, runs: [words], evidenced: true, within, section })
      own = { evidenced: node.name === 'quotation' || node.attributes?.source !== undefined }
    }
    const inner = node.type === 'containerDirective' ? [...within, node.name] : within
    for (const child of node.children) {
      // A second-level heading starts a section.
      if (child.type === 'heading' && child.depth <= 2)
        own = { evidenced: own.evidenced && node.type === 'containerDirective' }
      walk(child, inner, own)
    }
  }
  walk(treeOf(source), [], { evidenced: false })
  return found.map(({ section, ...passage }) => ({ ...passage, sectionEvidenced: section.evidenced }))
}

/** What readers get of the options of a block, between their quotation marks. */
function shownOptions({ position }: Nodes, text: string): { start: number; end: number }[] {
  const from = position?.start.offset ?? 0
  const [line = ''] = /^.*/.exec(text.slice(from)) ?? []
  return [...line.matchAll(/\b(?:alt|credit|question)=(["'])(.*?)\1/dg)].flatMap(({ indices }) => {
    const written = indices?.[2]
    return written ? [{ start: from + written[0], end: from + written[1] }] : []
  })
}

function isEvidenced({ position }: Nodes, text: string): boolean {
  return evidence.test(text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0))
}

function runsOf(node: Nodes, text: string): { start: number; end: number }[] {
  if (node.type === 'text' && node.position)
    return wordsBetween(text, node.position.start.offset ?? 0, node.position.end.offset ?? 0, addresses)
  if (node.type === 'textDirective' && node.name === 'cite') return []
  return 'children' in node ? (node as Parents).children.flatMap((child) => runsOf(child, text)) : []
}
