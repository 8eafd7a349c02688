import { checkDocument } from '../../src/json-ld/check/document.ts'
import type { Problem } from '../../src/json-ld/problem.ts'
import { jsonPlaces } from './read/json-places.ts'
import { type Kind, read } from './read/read.ts'

/** Mends what has one right answer; everything else in the text stays as it is, to the letter. */
export function fix(text: string, kind: Kind): { text: string; fixed: number } {
  const edits = read(text, kind).snippets.flatMap(({ text: json, start }) => {
    const problems = mendable(json)
    if (problems.length === 0) return []
    const places = jsonPlaces(json)
    return problems.map(({ pointer, at, fix: right }) => ({
      start: start + places.offsetOf(pointer, at),
      length: places.lengthOf(pointer, at),
      right: JSON.stringify(right),
    }))
  })
  // From the end on: what is before keeps its place.
  const applied = edits.filter(({ length }) => length > 0).sort((a, b) => b.start - a.start)
  const mended = applied.reduce(
    (all, { start, length, right }) => all.slice(0, start) + right + all.slice(start + length),
    text,
  )
  return { text: mended, fixed: applied.length }
}

function mendable(json: string): Problem[] {
  try {
    return checkDocument(JSON.parse(json)).filter((problem) => problem.fix !== undefined)
  } catch {
    // What does not parse has no single right answer.
    return []
  }
}
