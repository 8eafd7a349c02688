import { countEach } from '../../site/count-each.ts'

/** A piece of a script that runs for some user agents only, and what it shows them. */
export type Guarded = { readonly at: number; readonly writes: string }

const longest = 300_000
/** What puts text into a page; what is written follows. */
const sinks =
  /(?:\.(?:innerHTML|outerHTML|textContent|innerText)\s*\+?=(?!=)|\.insertAdjacent(?:HTML|Text)\s*\(\s*[^,]{1,40},|document\.write(?:ln)?\s*\(|createTextNode\s*\(|\.(?:append|prepend|replaceWith|before|after|html|text)\s*\()\s*/g
const elsewhere =
  /\bfetch\s*\([\s\S]{0,300}?(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write)|\blocation(?:\.href)?\s*=(?!=)\s*["'`]|\blocation\.(?:replace|assign)\s*\(\s*["'`]/
const shows = /\.style\.display\s*=\s*["'`](?:block|inline|flex|grid)?["'`]|\.hidden\s*=\s*(?:false|!1)/
const takesAway =
  /\.remove\s*\(\s*\)|\.removeChild\s*\(|\.style\.display\s*=\s*["'`]none["'`]|\.hidden\s*=\s*(?:true|!0)/
const anyRobot = /(?<![\w.$])(?:bots?|crawl(?:er)?s?|spiders?)(?![\w$])/i
/** Fewer words are markup; robots as such are told of by many honest scripts. */
const fewest = { named: 1, any: 6 }

type Test = { readonly who: 'named' | 'any'; readonly isNegated: boolean }

/**
 * Where a script tests the user agent for one of some names, or for robots as such, and shows those a text that others do
 * not see. Names are followed through variables and functions; what is only in the same script proves nothing.
 */
export function writtenFor(names: readonly string[], script: string): Guarded | undefined {
  if (script.length > longest || !/userAgent/.test(script)) return undefined
  const token = new RegExp(names.map((name) => name.replace(/[^\w]/g, '.?')).join('|'), 'i')
  if (!token.test(script) && !anyRobot.test(script)) return undefined
  const variables = unambiguous(assignmentsIn(script))
  const among = (fits: (value: string) => boolean) =>
    new Set(variables.flatMap(({ name, value }) => (fits(value) ? [name] : [])))
  const agents = among((value) => /\buserAgent\b/.test(value))
  const lists = { named: among((value) => token.test(value)), any: among((value) => anyRobot.test(value)) }
  const flags = new Map<string, Test>()
  const directTest = (code: string): Test | undefined => {
    const words = wordsOf(code)
    if (!/\buserAgent\b/.test(code) && !words.some((word) => agents.has(word))) return undefined
    const isNegated = /^[\s(]*!/.test(code) || /(?:={2,3}\s*-1|<\s*0|={2,3}\s*false)[\s)]*$/.test(code)
    if (token.test(code) || words.some((word) => lists.named.has(word))) return { who: 'named', isNegated }
    return anyRobot.test(code) || words.some((word) => lists.any.has(word)) ? { who: 'any', isNegated } : undefined
  }
  const testOf = (code: string): Test | undefined => {
    const direct = directTest(code)
    if (direct) return direct
    const flag = wordsOf(code).find((word) => flags.has(word))
    const known = flag === undefined ? undefined : flags.get(flag)
    return known && { who: known.who, isNegated: known.isNegated !== /^[\s(]*!/.test(code) }
  }
  for (const { name, value } of variables) {
    const test = value.includes('?') ? undefined : directTest(value)
    if (test) flags.set(name, test)
  }
  for (const { name, value: body } of unambiguous([...functionsIn(script)])) {
    const test = /\breturn\b/.test(body) ? directTest(body) : undefined
    if (test) flags.set(name, test)
  }
  const texts = new Map(variables.flatMap(({ name, value }) => (/^["'`]/.test(value) ? [[name, value] as const] : [])))
  const written = (code: string, who: Test['who']) => {
    for (const match of code.matchAll(sinks)) {
      const words = said(expressionAt(code, match.index + match[0].length), texts)
      if (enough(words, who)) return words
    }
    return undefined
  }
  const chosen = (value: string) => {
    const [condition, yes, otherwise] = choiceIn(value)
    const test = condition === '' ? undefined : testOf(condition)
    const words = test ? said(test.isNegated ? otherwise : yes, texts) : ''
    return test && enough(words, test.who) ? words : undefined
  }
  for (const { condition, yes, otherwise, at } of branchesIn(script)) {
    const test = testOf(condition)
    if (!test) continue
    const [theirs, others] = test.isNegated ? [otherwise, yes] : [yes, otherwise]
    const words = written(theirs, test.who)
    if (words !== undefined) return { at, writes: words }
    if (test.who === 'named' && (elsewhere.test(theirs) || shows.test(theirs) || takesAway.test(others)))
      return { at, writes: (elsewhere.exec(theirs) ?? shows.exec(theirs) ?? takesAway.exec(others))?.[0] ?? '' }
  }
  // el.innerHTML = isBot ? 'a text' : '', or the same by way of a variable
  const expressions = [...script.matchAll(sinks)].map((match) => ({
    at: match.index,
    value: expressionAt(script, match.index + match[0].length),
  }))
  for (const { at, value } of expressions) {
    const [used = ''] = /^[\w$]+$/.exec(value.trim().replace(/\)$/, '')) ?? []
    const whole = variables.find(({ name }) => name === used)?.value ?? value
    const words = chosen(whole)
    if (words !== undefined) return { at, writes: words }
  }
  return undefined
}

/** `test ? 'a text' : ''` in its three parts. */
function choiceIn(value: string): [condition: string, yes: string, otherwise: string] {
  const at = value.search(/\?\s*["'`\w$]/)
  if (at < 0) return ['', '', '']
  const rest = value.slice(at + 1).trimStart()
  const quote = /["'`]/.test(rest[0] ?? '') ? rest.indexOf(rest[0] ?? '', 1) : 0
  const colon = rest.indexOf(':', Math.max(0, quote))
  return [value.slice(0, at), colon < 0 ? rest : rest.slice(0, colon), colon < 0 ? '' : rest.slice(colon + 1)]
}

const wordsOf = (code: string) => code.match(/[\w$]+/g) ?? []
const enough = (words: string, who: Test['who']) => (words.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewest[who]

/** The words of the strings in an expression, without their markup; names of known texts among them. */
function said(expression: string, texts: ReadonlyMap<string, string>): string {
  const parts = expression.match(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|[\w$]+/g) ?? []
  return parts
    .map((part) => (/^["'`]/.test(part) ? part.slice(1, -1) : (texts.get(part)?.slice(1, -1) ?? '')))
    .join(' ')
    .replace(/<[^>]*>?/g, ' ')
    .trim()
}

/** An expression up to the end of its statement; what is between quotation marks ends none. */
function expressionAt(script: string, start: number): string {
  let quote = ''
  const stop = Math.min(script.length, start + 2000)
  for (let at = start; at < stop; at++) {
    const sign = script[at] ?? ''
    if (sign === '\\') at++
    else if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'" || sign === '`') quote = sign
    else if (sign === ';' || sign === '\n') return script.slice(start, at)
  }
  return script.slice(start, stop)
}

/** Each is looked through for itself: more than are in a bundle of 300 KB are there to take time. */
const mostAssignments = 10_000

function assignmentsIn(script: string): Named[] {
  const found: Named[] = []
  for (const match of script.matchAll(/(?:\b(?:const|let|var)\s+|[,;{]\s*)([A-Za-z_$][\w$]*)\s*=(?![=>])\s*/g)) {
    if (found.length === mostAssignments) break
    found.push({ name: match[1] ?? '', value: expressionAt(script, match.index + match[0].length) })
  }
  return found
}

type Named = { readonly name: string; readonly value: string }

/** In a bundle the same letter names something else in each function: what has it in one proves nothing of another. */
function unambiguous(all: readonly Named[]): readonly Named[] {
  const times = countEach(all.map(({ name }) => name))
  return all.filter(({ name }) => name.length > 2 || (times.get(name) ?? 0) <= mostMeanings)
}
// `a = ''; a = /bot/.test(…)` is of one.
const mostMeanings = 3

function* functionsIn(script: string): Generator<Named> {
  const opening =
    /function\s+([A-Za-z_$][\w$]*)\s*\([^)]{0,200}\)\s*\{|(?<![\w$])([A-Za-z_$][\w$]*)\s*=\s*(?:async\s*)?(?:function\s*\([^)]{0,200}\)|\([^)]{0,200}\)\s*=>|[\w$]+\s*=>)\s*\{/g
  for (const match of script.matchAll(opening)) {
    const open = match.index + match[0].length - 1
    const body = script.slice(open, closing(script, open))
    if (body.length < 1000) yield { name: match[1] ?? match[2] ?? '', value: body }
  }
}

type Branch = { condition: string; yes: string; otherwise: string; at: number }

function* branchesIn(script: string): Generator<Branch> {
  for (const match of script.matchAll(/\bif\s*\(/g)) {
    const open = match.index + match[0].length - 1
    const end = closing(script, open)
    const condition = script.slice(open + 1, end - 1)
    if (condition.length > 2000) continue
    const [yes, after] = statementAt(script, end)
    const rest = /^[\s;}]*else\b/.exec(script.slice(after, after + 20))
    // Whoever returns early leaves the rest of the function to the others.
    const isLeft = /^\{?\s*return\b[^;{}]{0,60};?\s*\}?$/.test(yes.trim())
    const otherwise = rest
      ? statementAt(script, after + rest[0].length)[0]
      : isLeft
        ? script.slice(after, endAround(script, after))
        : ''
    yield { condition, yes, otherwise, at: match.index }
  }
  // `test && write`
  if (script.length > 20_000) return
  for (const match of script.matchAll(/([^;{}\n]{1,300})&&\s*\(?([^;{}\n]{1,400})/g))
    yield { condition: match[1] ?? '', yes: match[2] ?? '', otherwise: '', at: match.index }
}

function statementAt(script: string, at: number): [statement: string, end: number] {
  const start = at + (/^\s*/.exec(script.slice(at, at + 100))?.[0].length ?? 0)
  if (script[start] === '{') {
    const end = closing(script, start)
    return [script.slice(start, end), end]
  }
  const statement = expressionAt(script, start)
  return [statement, start + statement.length + 1]
}

/** Of the script that was last asked about, which may have thousands of brackets in each other. */
let known = { script: '', closed: new Map<number, number>() }

/** Behind the bracket that closes the one at a place; brackets within strings are few and even out. */
function closing(script: string, open: number): number {
  if (known.script !== script) known = { script, closed: closedIn(script) }
  return Math.min((known.closed.get(open) ?? script.length) + 1, script.length, open + 20_000)
}

/** The bracket that closes each one. */
function closedIn(script: string): Map<number, number> {
  const closed = new Map<number, number>()
  const open = { '(': [] as number[], '{': [] as number[] }
  for (const { 0: sign, index } of script.matchAll(/[(){}]/g)) {
    if (sign === '(' || sign === '{') open[sign].push(index)
    else {
      const opened = open[sign === ')' ? '(' : '{'].pop()
      if (opened !== undefined) closed.set(opened, index)
    }
  }
  return closed
}

/** Where the braces around a place are closed. */
function endAround(script: string, start: number): number {
  let depth = 0
  const stop = Math.min(script.length, start + 20_000)
  for (let at = start; at < stop; at++) {
    if (script[at] === '{') depth++
    else if (script[at] === '}' && --depth < 0) return at
  }
  return stop
}
