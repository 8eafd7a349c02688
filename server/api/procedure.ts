import type { Statement } from '../database.ts'
import type { Json } from './body.ts'
import { invalidJson, type Problem, problem } from './problem.ts'
import type { Procedures } from './surface.ts'

/** The SQL of one procedure call. Only names that the database itself declared are written into it. */
export function callProcedure(procedures: Procedures, name: string, body: Json): Statement | Problem {
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) return invalidJson
  const given = new Set(Object.keys(body.value))
  const parameters = procedures.get(name)
  if (!parameters || [...given].some((parameter) => !parameters.has(parameter))) return notFound(name, [...given])
  if (given.size === 0) return { text: `select public.${name}()::text`, values: [] }
  // In the declared order: one prepared statement, whatever order a client sends.
  const used = [...parameters].filter(([parameter]) => given.has(parameter))
  const passed = used.map(([parameter]) => `${parameter} => given.${parameter}`).join(', ')
  const typed = used.map(([parameter, type]) => `${parameter} ${type}`).join(', ')
  return {
    text: `select public.${name}(${passed})::text from json_to_record($1::json) as given(${typed})`,
    values: [body.text],
  }
}

function notFound(name: string, given: string[]): Problem {
  const described =
    given.length > 0 ? `public.${name}(${given.sort().join(', ')})` : `public.${name} without parameters`
  return {
    ...problem(404, 'PGRST202', `Could not find the function ${described} in the schema cache`),
    details: `Searched for the function ${described}, but no matches were found in the schema cache.`,
  }
}
