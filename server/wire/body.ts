import { invalidJson, type Problem, problem } from './problem.ts'

export type Json = { text: string; value: unknown }

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
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts))
    return { text, value: JSON.parse(text) }
  } catch {
    return invalidJson
  }
}
