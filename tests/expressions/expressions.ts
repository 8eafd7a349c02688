import { analyse } from 'scslre'
import { parseSync } from 'vite'

/**
 * Finds an expression that takes more than linear time: quadratic time on a long text means minutes. `Move` is a search
 * that starts again at each character (`/\/+$/` on a row of slashes), the others are backtracking.
 */
export function faultOf({ file, line, source, flags }: Expression): string | undefined {
  const { reports } = analyse(
    { source, flags },
    { reportTypes: { Move: true, Self: true, Trade: true }, maxReports: 1 },
  )
  const [report] = reports
  if (!report) return undefined
  const kind = report.exponential ? 'exponential' : 'quadratic or worse'
  return `${file}:${line}: /${source}/${flags} takes time that is ${kind} in the length of a text (${report.type}). Write it so that each character is looked at once, or do it without.`
}

type Expression = { file: string; line: number; source: string; flags: string }

type Node = Readonly<Record<string, unknown>>

/**
 * Every regular expression of a file: literals, and arguments of `RegExp` as far as they are constant. A value inserted
 * at run time counts as one word.
 */
export function expressionsOf(file: string, code: string): Expression[] {
  const nodes: Node[] = []
  collect(parseSync(file, code).program, nodes)
  const constants = new Map<string, unknown>()
  for (const node of nodes)
    if (node.type === 'VariableDeclarator' && isNode(node.id)) constants.set(String(node.id.name), node.init)
  const lineOf = (node: Node) => code.slice(0, Number(node.start)).split('\n').length

  return nodes.flatMap((node) => {
    if (isNode(node.regex)) {
      return [{ file, line: lineOf(node), source: String(node.regex.pattern), flags: String(node.regex.flags) }]
    }
    if (!isNode(node.callee) || node.callee.name !== 'RegExp' || !Array.isArray(node.arguments)) return []
    const [source, flags] = node.arguments
    return [
      { file, line: lineOf(node), source: textOf(source, constants), flags: flags ? textOf(flags, constants) : '' },
    ]
  })
}

function collect(value: unknown, nodes: Node[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, nodes)
  else if (isNode(value)) {
    nodes.push(value)
    for (const one of Object.values(value)) collect(one, nodes)
  }
}

/** The value of a JavaScript expression, as text. */
function textOf(node: unknown, constants: ReadonlyMap<string, unknown>): string {
  const unknown = 'word'
  if (!isNode(node)) return unknown
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'Identifier') {
    const value = constants.get(String(node.name))
    return value === undefined ? unknown : textOf(value, constants)
  }
  if (node.type === 'TaggedTemplateExpression') return templateOf(node.quasi, 'raw', constants)
  if (node.type === 'TemplateLiteral') return templateOf(node, 'cooked', constants)
  if (node.type === 'BinaryExpression') return textOf(node.left, constants) + textOf(node.right, constants)
  return unknown
}

function templateOf(node: unknown, form: 'raw' | 'cooked', constants: ReadonlyMap<string, unknown>): string {
  if (!isNode(node) || !Array.isArray(node.quasis) || !Array.isArray(node.expressions)) return ''
  const values = node.expressions.map((one: unknown) => textOf(one, constants))
  const pieces = node.quasis.map((one: unknown) =>
    isNode(one) && isNode(one.value) ? String(one.value[form] ?? '') : '',
  )
  return pieces.map((piece, index) => piece + (values[index] ?? '')).join('')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
