import type { RootContent } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import { statementKinds } from '../../../src/content/model.ts'
import type { Locale } from '../../../src/site/locales.ts'
import { type Finding, found } from '../../findings/finding.ts'
import { placeAt, type Source } from '../passage.ts'
import { contentRules as rules } from '../rules.ts'
import { treeOf } from '../tree.ts'

// The specification advises 150 to 200 words (section 9); beyond these a block is no longer one answer.
const shortest = 100
const longest = 250
const longestSentence = 45

const evasions: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:in this (?:article|guide|section|page)|let['’]s |let us |have you ever|many people|as we all know|it is (?:important|worth)|nowadays|in today['’]s|welcome|we will (?:see|look)|this (?:article|section) (?:explains|covers|will))/iu,
  fr: /^(?:dans cet? (?:article|guide|section|page)|découvr(?:ez|ons)|vous êtes-vous déjà|de nos jours|à l['’]ère|il est important|il convient|bienvenue|nous (?:verrons|allons)|cet article (?:explique|présente)|beaucoup de gens)/iu,
}

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
  if (words < shortest || words > longest)
    findings.push(
      found(rules.chunk, place, `'${heading ? textOf(heading) : node.name}' has ${words} words.`, {
        expected: '150 to 200 words',
      }),
    )
  const first = body.find(({ type }) => type === 'paragraph')
  const evasion = first && evasionOf(shown(first), source.locale)
  if (first && evasion)
    findings.push(found(rules.answerFirst, placeAt(source, first.position?.start.offset ?? 0), evasion))
  return findings
}

/** Why a text does not begin with an answer. */
export function evasionOf(text: string, locale: Locale): string | undefined {
  const [sentence = ''] = text.trim().split(/(?<=[.!?…])[\s\u00a0\u202f]+(?=[\p{Lu}«“"\d])/u)
  const words = countWords(sentence)
  if (evasions[locale].test(sentence))
    return `the first sentence announces instead of answering: '${sentence.slice(0, 60)}…'.`
  if (/\?\s*$/.test(sentence)) return `the first sentence asks: '${sentence.slice(0, 60)}'.`
  if (words > longestSentence) return `the first sentence has ${words} words.`
  return undefined
}

/** What a reader sees of a node: no marks of sources. */
function shown(node: RootContent): string {
  if (node.type === 'textDirective' && node.name === 'cite') return ''
  if (node.type === 'tableRow') return node.children.map(shown).join(' ')
  if ('children' in node)
    return node.children.map(shown).join(/^(list|listItem|table|blockquote)$/.test(node.type) ? ' ' : '')
  return 'value' in node ? node.value : ''
}

const countWords = (text: string) => text.split(/[\s\u00a0\u202f]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
