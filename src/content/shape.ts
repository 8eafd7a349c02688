import type { Nodes, Root, Table } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import { toString as textOf } from 'mdast-util-to-string'
import type { Problem } from './problem.ts'
import { placeOf } from './rich.ts'

type Mistake = Omit<Problem, 'file'>

/**
 * Reports what is wrong with the order and the nesting of a page, whatever its blocks are.
 * @returns whether its blocks are closed; if not, nothing else was reported
 */
export function checkShape(tree: Root, text: string, report: (mistake: Mistake) => void): boolean {
  const open = unclosed(tree, text)
  for (const mistake of open) report({ ...mistake, isWhole: true })
  if (open.length > 0) return false
  checkHeadings(tree, report)
  walk(tree, (node) => {
    if (node.type === 'table') checkRows(node, report)
    const slip = slipIn(node, text)
    if (slip) report({ ...placeOf(node), message: slip[0], remedy: slip[1] })
  })
  return true
}

/** What a text would show as it is typed, or would not show. */
function slipIn(node: Nodes, text: string): readonly [string, string] | undefined {
  const written = text.slice(node.position?.start.offset, endOf(node))
  if (node.type === 'code' && !/^[`~]/.test(written))
    return ['A line that begins with four spaces or a tab is shown as code.', 'Begin it at the margin.']
  if (node.type === 'code' && !/\n[ \t>]*(?:```+|~~~+)\s*$/.test(written))
    return [
      'The code does not end: everything below is taken for a part of it.',
      "Write '```' on a line of its own where it ends.",
    ]
  if (node.type === 'link' && textOf(node).trim() === '')
    return ['A link has no words.', "Write them between '[' and ']'."]
  if (node.type === 'heading' && node.children.length === 0)
    return ['A heading has no words.', "Write them behind '#'."]
  // A picture needs no caption.
  if (node.type === 'containerDirective' && node.children.length === 0 && node.name !== 'picture')
    return [`':::${node.name}' is empty.`, 'Write its text, or take it out.']
  const [, mark] = (node.type === 'text' && /(?<!\\)(\*\*|`)/.exec(written)) || []
  if (mark)
    return [
      `'${mark}' is shown as it is typed.`,
      `Write '${mark}words${mark}', with no space inside, and close it in the same paragraph.`,
    ]
  const twice = 'attributes' in node && writtenTwice(written)
  if (twice) return [`The option '${twice}' is written twice, and only the last is read.`, 'Take one of the two out.']
  if (node.type !== 'paragraph') return undefined
  if (/^#{2,6}[^#\s]/m.test(written)) return ["No space follows the '#' of a heading.", "Write one: '## The heading'."]
  if (/^(?:[-+]|\d+[.)])\p{L}/mu.test(written))
    return ['No space follows the mark of an item of a list.', "Write one: '- One', '1. One'."]
  if (/^\|.*\|$/m.test(written))
    return ['A table has no line below its head.', "Write one there, with as many cells: '| --- | --- |'."]
  return undefined
}

/** The option that a block has twice, from its first line. */
function writtenTwice(block: string): string | undefined {
  const [, options = ''] = /^:+[\w-]+(?:\[[^\n]*?\])?\{([^\n]*)/.exec(block) ?? []
  const [unquoted = ''] = options.replace(/"[^"]*"|'[^']*'/g, '').split('}')
  const names = Array.from(unquoted.matchAll(/[\w-]+(?==)/g), ([name]) => name)
  return names.find((name, at) => names.indexOf(name) !== at)
}

function walk(node: Nodes, look: (node: Nodes, parent?: Nodes) => void, parent?: Nodes): void {
  look(node, parent)
  if ('children' in node) for (const child of node.children) walk(child, look, node)
}

const endOf = ({ position }: Nodes) => position?.end.offset ?? 0

const blockForm =
  "Write it as '::name{option=\"value\"}' on one line, with no space before '{', and each brace and quotation mark closed."

/** Kinds of block that are written with two colons; of these, `figures` may also hold text. All others have content. */
export const leaves: ReadonlySet<string> = new Set(
  `articles author case-studies chart contact-details crawler-policy device-storage figures glossary legal-identity
  questions source-list terms video`.split(/\s+/),
)

/** Blocks that only the end of the page or of a block in them closes, and closing lines without a block. */
function unclosed(tree: Root, text: string): Mistake[] {
  const found: Mistake[] = []
  const inside = new Set<Nodes>()
  let short: LeafDirective | undefined
  walk(tree, (node) => {
    if (node.type === 'leafDirective' && !leaves.has(node.name)) short = node
    const begun = node.type === 'text' && /^:{2,} ?[a-z][\w-]*/m.exec(node.value)
    if (begun)
      found.push({
        line: placeOf(node).line + node.value.slice(0, begun.index).split('\n').length - 1,
        column: begun.index === 0 ? placeOf(node).column : 1,
        message: `'${begun[0]}' begins no block, and would be shown as it is.`,
        remedy: blockForm,
      })
    // Not after a block that was misread: this line was meant to close it.
    else if (node.type === 'text' && /^:{2,}$/m.test(node.value) && found.length === 0)
      found.push(short ? colonMissing(short) : { ...placeOf(node), ...endsNothing })
    if (node.type !== 'containerDirective') return
    if (/^:+[\w-]+[ \u00a0]+\{/.test(text.slice(node.position?.start.offset)))
      found.push({ ...placeOf(node), message: `The options of ':::${node.name}' are not read.`, remedy: blockForm })
    if (inside.has(node)) return
    const [fence = ''] = /^:+/.exec(text.slice(node.position?.start.offset)) ?? []
    const within = node.children.findLast(
      (child): child is ContainerDirective => child.type === 'containerDirective' && endOf(child) === endOf(node),
    )
    const [, closing = ''] =
      /(?:^|\n)[ \t]*(:{3,})\s*$/.exec(text.slice(node.position?.start.offset, endOf(node))) ?? []
    if (within && fence === ':::') {
      found.push({
        ...placeOf(node),
        message: `':::${node.name}' is still open where ':::${within.name}' begins on line ${placeOf(within).line}.`,
        remedy: `End it with ':::' on a line of its own before that. Where one block is meant to be in the other, begin and end the outer one with '::::'.`,
      })
      walk(node, (inner) => inside.add(inner))
    } else if (closing.length < fence.length)
      found.push({
        ...placeOf(node),
        message: `'${fence}${node.name}' is not closed: everything below is taken for a part of it.`,
        remedy: leaves.has(node.name)
          ? `Write '::${node.name}': a block without content has two colons.`
          : `Write '${fence}' on a line of its own where it ends.`,
      })
  })
  return found
}

const endsNothing = {
  message: "A line ':::' ends no block.",
  remedy: 'Take it out, or begin the block that it ends.',
}

/** For a block that was begun as one without content, far above the line that was to end it. */
function colonMissing(node: LeafDirective): Mistake {
  const at = placeOf(node)
  return {
    ...at,
    message: `'::${node.name}' on line ${at.line} has two colons; a block with content has three.`,
    remedy: `Write ':::${node.name}'.`,
  }
}

/** The only first-level heading is the title in the hero, and no level of heading is skipped. */
function checkHeadings(tree: Root, report: (mistake: Mistake) => void): void {
  let above = 1
  walk(tree, (node, parent) => {
    if (node.type !== 'heading') return
    const last = node.children.at(-1)
    const written = last?.type === 'text' && /\{:? ?[#.][^{}]*\}$/.exec(last.value)?.[0]
    if (written)
      report({
        ...placeOf(node),
        message: `'${written}' is no part of a heading, and would be shown as it is.`,
        remedy:
          "Take it out: the words of the heading make its anchor. A block has one of its own: ':::answer{#id …}'.",
      })
    const marks = '#'.repeat(node.depth)
    const isTitle = parent?.type === 'containerDirective' && parent.name === 'hero' && parent.children[0] === node
    if (node.depth === 1 && !isTitle)
      report({
        ...placeOf(node),
        message: "A second heading of the first level ('# …').",
        remedy: "The page's title is in its hero. Write '## …'.",
      })
    else if (node.depth > above + 1 && node.depth > 3)
      report({
        ...placeOf(node),
        message: `A heading of level ${node.depth} ('${marks} …') follows one of level ${above}.`,
        remedy: `Write '${'#'.repeat(above + 1)} …'.`,
      })
    above = node.depth
  })
}

/** A row with a cell too many loses it, one with a cell too few has a gap. */
function checkRows({ children: [head, ...rows] }: Table, report: (mistake: Mistake) => void): void {
  const wanted = head?.children.length ?? 0
  for (const row of rows) {
    const { length } = row.children
    if (length === wanted) continue
    report({
      ...placeOf(row),
      message: `This row of the table has ${length} ${length === 1 ? 'cell' : 'cells'}, its head ${wanted}.`,
      remedy: 'Give every row as many cells as the head; an empty one is two bars with a space between: | |.',
    })
  }
}
