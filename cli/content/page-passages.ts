import type { Nodes, Parents } from 'mdast'
import { evidence, type Passage, type PassageKind, type Source, treeOf } from './passage.ts'

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
      found.push({ source, kind, start, end, runs: runsOf(node), evidenced, within, section })
      return
    }
    // Blocks of figures, questions or sources contain their own evidence.
    if (node.type === 'leafDirective') {
      section.evidenced ||= /^(figures|source-list|questions|terms)$/.test(node.name)
      return
    }
    if (!('children' in node)) return
    let own = section
    if (node.type === 'containerDirective' && node.name === 'picture') {
      const words = alternativeOf(node, source.text)
      if (words) found.push({ source, kind: 'cell', ...words, runs: [words], evidenced: true, within, section })
    }
    if (node.type === 'containerDirective')
      own = { evidenced: node.name === 'quotation' || node.attributes?.source !== undefined }
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

/** The alternative text of a picture, between its quotation marks. */
function alternativeOf({ position }: Nodes, text: string): { start: number; end: number } | undefined {
  const from = position?.start.offset ?? 0
  const written = /^:+picture\{[^\n]*?\balt=(["'])(.*?)\1/d.exec(text.slice(from))?.indices?.[2]
  return written && { start: from + written[0], end: from + written[1] }
}

function isEvidenced({ position }: Nodes, text: string): boolean {
  return evidence.test(text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0))
}

function runsOf(node: Nodes): { start: number; end: number }[] {
  if (node.type === 'text' && node.position)
    return [{ start: node.position.start.offset ?? 0, end: node.position.end.offset ?? 0 }]
  if (node.type === 'textDirective' && node.name === 'cite') return []
  return 'children' in node ? (node as Parents).children.flatMap(runsOf) : []
}
