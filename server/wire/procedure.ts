import type { Json } from './body.ts'
import { invalidJson, type Problem, problem } from './problem.ts'
import type { Surface } from './surface.ts'

export type Statement = { text: string; values: string[] }

/** The SQL of one procedure call. Only names that the database itself declared are written into it. */
export function callProcedure(surface: Surface, name: string, body: Json): Statement | Problem {
  if (typeof body.value !== 'object' || body.value === null || Array.isArray(body.value)) return invalidJson
  const given = Object.keys(body.value)
  const parameters = surface.procedures.get(name)
  if (!parameters || given.some((parameter) => !parameters.has(parameter))) return notFound(name, given)
  if (given.length === 0) return { text: `select public.${name}() as reply`, values: [] }
  const passed = given.map((parameter) => `${parameter} => given.${parameter}`).join(', ')
  const typed = given.map((parameter) => `${parameter} ${parameters.get(parameter)}`).join(', ')
  return {
    text: `select public.${name}(${passed}) as reply from json_to_record($1::json) as given(${typed})`,
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
