import { invalidJson, type Problem, problem } from './problem.ts'

export type Json = { text: string; value: unknown }

/** Levels of JSON within JSON; ours has four. PGlite never comes back from 30,000, PostgreSQL calls it its own fault. */
const deepest = 32

/** Reads a JSON body of at most `limit` bytes; stops reading as soon as there is more. */
export async function readJson(request: Request, limit: number): Promise<Json | Problem> {
  const tooLarge = problem(413, 'PT413', `The request body is larger than ${limit} bytes.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge

  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.byteLength
    if (size > limit) return tooLarge
    parts.push(part)
  }
  const json = parse(Buffer.concat(parts))
  if (json && isDeeper(json.value, deepest)) {
    return problem(400, 'PGRST102', `The JSON is nested more than ${deepest} levels deep.`)
  }
  return json ?? invalidJson
}

function parse(bytes: Uint8Array): Json | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { text, value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
