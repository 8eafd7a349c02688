/** A piece of a script that runs for some user agents only, and writes text into the page. */
export type Guarded = { readonly at: number; readonly writes: string }

const longest = 300_000
const writing =
  /(?:\.(?:innerHTML|outerHTML|textContent|innerText)\s*\+?=\s*|\.insertAdjacent(?:HTML|Text)\s*\(\s*[^,]{1,40},\s*|document\.write(?:ln)?\s*\(\s*|createTextNode\s*\(\s*|\.(?:append|prepend|replaceWith|before|after)\s*\(\s*)(["'`])/gu

/**
 * Where a script tests the user agent for one of some names and, if it is there, writes a text. Names are followed through
 * variables and functions; what only stands in the same script proves nothing.
 */
export function writtenFor(names: readonly string[], script: string): Guarded | undefined {
  if (script.length > longest || !/userAgent/.test(script)) return undefined
  const lower = script.toLowerCase()
  if (!names.some((name) => lower.includes(name)) || writtenBy(script) === undefined) return undefined
  const escaped = names.map((name) => name.replace(/[^\w]/g, '.?')).join('|')
  const token = new RegExp(`(?:${escaped})`, 'i')
  const agents = assigned(script, (value) => /\buserAgent\b/.test(value))
  const lists = assigned(script, (value) => token.test(value) && !/\buserAgent\b/.test(value))
  const mentions = (code: string, some: ReadonlySet<string>) =>
    [...code.matchAll(/[\w$]+/g)].some(([word]) => some.has(word))
  const tests = (code: string) =>
    (/\buserAgent\b/.test(code) || mentions(code, agents)) && (token.test(code) || mentions(code, lists))
  const flags = assigned(script, tests)
  for (const [name, body] of functionsIn(script)) if (tests(body) && /\breturn\b/.test(body)) flags.add(name)
  const isTest = (code: string) => tests(code) || mentions(code, flags)
  for (const { condition, body, at } of branchesIn(script)) {
    if (!isTest(condition)) continue
    const writes = writtenBy(/^\s*!/.test(condition) ? body.otherwise : body.yes)
    if (writes !== undefined) return { at, writes }
  }
  return undefined
}

/** The first text with a letter in it that code writes into the page. */
function writtenBy(code: string): string | undefined {
  for (const match of code.matchAll(writing)) {
    const start = match.index + match[0].length
    const end = code.indexOf(match[1] ?? '', start)
    if (end < 0) continue
    const text = code.slice(start, end)
    if (/\p{L}/u.test(text)) return text
  }
  return undefined
}

/** Names of variables whose value fits. */
function assigned(script: string, fits: (value: string) => boolean): Set<string> {
  const names = new Set<string>()
  for (const match of script.matchAll(
    /(?:\b(?:const|let|var)\s+|[,;{]\s*)([A-Za-z_$][\w$]*)\s*=(?![=>])\s*([^;\n]{1,1000})/g,
  ))
    if (match[1] && fits(match[2] ?? '')) names.add(match[1])
  return names
}

function* functionsIn(script: string): Generator<[name: string, body: string]> {
  const opening =
    /function\s+([A-Za-z_$][\w$]*)\s*\([^)]{0,200}\)\s*\{|(?<![\w$])([A-Za-z_$][\w$]*)\s*=\s*(?:async\s*)?(?:function\s*\([^)]{0,200}\)|\([^)]{0,200}\)\s*=>|[\w$]+\s*=>)\s*\{/g
  for (const match of script.matchAll(opening)) {
    const open = match.index + match[0].length - 1
    const body = script.slice(open, closing(script, open))
    if (body.length < 2000) yield [match[1] ?? match[2] ?? '', body]
  }
}

type Branch = { condition: string; body: { yes: string; otherwise: string }; at: number }

function* branchesIn(script: string): Generator<Branch> {
  for (const match of script.matchAll(/\bif\s*\(/g)) {
    const open = match.index + match[0].length - 1
    const end = closing(script, open)
    const condition = script.slice(open + 1, end - 1)
    if (condition.length > 2000) continue
    const [yes, after] = statementAt(script, end)
    const rest = /^\s*else\b/.exec(script.slice(after, after + 20))
    yield {
      condition,
      body: { yes, otherwise: rest ? statementAt(script, after + rest[0].length)[0] : '' },
      at: match.index,
    }
  }
  // `test && write`
  if (script.length > 20_000) return
  for (const match of script.matchAll(/([^;{}\n]{1,300})&&\s*\(?([^;{}\n]{1,400})/g))
    yield { condition: match[1] ?? '', body: { yes: match[2] ?? '', otherwise: '' }, at: match.index }
}

function statementAt(script: string, at: number): [statement: string, end: number] {
  const start = at + (/^\s*/.exec(script.slice(at, at + 100))?.[0].length ?? 0)
  if (script[start] === '{') {
    const end = closing(script, start)
    return [script.slice(start, end), end]
  }
  const end = script.indexOf(';', start)
  return [script.slice(start, end < 0 ? start + 500 : end), end < 0 ? start + 500 : end + 1]
}

/** Behind the bracket that closes the one at a place; brackets within strings are few and even out. */
function closing(script: string, open: number): number {
  const [left, right] = script[open] === '(' ? ['(', ')'] : ['{', '}']
  let depth = 0
  const stop = Math.min(script.length, open + 20_000)
  for (let at = open; at < stop; at++) {
    if (script[at] === left) depth++
    else if (script[at] === right && --depth === 0) return at + 1
  }
  return stop
}
