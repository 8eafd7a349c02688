import type { RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { statementKinds } from '../../../src/content/model.ts'
import { evasionOf } from '../../../src/readiness/checks/answer-first.ts'
import { inEnglish } from '../../../src/readiness/in-english.ts'
import { countWords } from '../../../src/readiness/page/words.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { contentRules as rules } from '../content-rules.ts'
import { placeAt, type Source, treeOf } from '../passage.ts'

// The specification advises 150 to 200 words (section 9); beyond these a block is no longer one answer.
const minWords = 100
const maxWords = 250

/** Blocks that are meant to be quoted: their length, and that they begin with their answer. */
export function checkBlocks(source: Source): Finding[] {
  return treeOf(source).children.flatMap((node) => visit(node, source))
}

function visit(node: RootContent, source: Source): Finding[] {
  if (node.type !== 'containerDirective') return []
  const isStatement = (statementKinds as readonly string[]).includes(node.name)
  return isStatement ? checkStatement(node, source) : node.children.flatMap((child) => visit(child, source))
}

function checkStatement(node: ContainerDirective, source: Source): Finding[] {
  const [heading, ...body] = node.children
  const words = body.map((child) => countWords(shown(child))).reduce((a, b) => a + b, 0)
  const place = placeAt(source, node.position?.start.offset ?? 0)
  const findings: Finding[] = []
  if (words < minWords || words > maxWords)
    findings.push(
      found(rules.chunk, place, `'${heading ? textOf(heading) : node.name}' has ${words} words.`, {
        expected: '150 to 200 words',
      }),
    )
  const first = body.find(({ type }) => type === 'paragraph')
  const evasion = first && evasionOf(shown(first), source.locale)
  if (first && evasion)
    findings.push(found(rules.answerFirst, placeAt(source, first.position?.start.offset ?? 0), inEnglish(evasion)))
  return findings
}

/** The text that a reader sees of a node, without citation marks. */
function shown(node: RootContent): string {
  if (node.type === 'textDirective' && node.name === 'cite') return ''
  if (node.type === 'tableRow') return node.children.map(shown).join(' ')
  if ('children' in node)
    return node.children.map(shown).join(/^(list|listItem|table|blockquote)$/.test(node.type) ? ' ' : '')
  return 'value' in node ? node.value : ''
}
