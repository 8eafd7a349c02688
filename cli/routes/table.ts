import { placeOfRoute, routeMistakes } from '../../src/content/route-mistakes.ts'
import type { Route } from '../../src/site/routes.ts'
import { type Finding, found } from '../findings/finding.ts'
import { routesRules as rules } from './route-rules.ts'

/** The route table and the lists that use it. `text`: its source, for line numbers. */
export type Table = {
  file: string
  text: string
  routes: readonly Route[]
  /** Lists of route ids that pages show: menu, footer, related. */
  lists: Readonly<Record<string, readonly string[]>>
}

/** Whether the table contradicts itself, or has a path that is none. */
export function checkTable(table: Table): Finding[] {
  const { routes, lists } = table
  const byId = new Map(routes.map((route) => [route.id, route]))
  const wrong = (id: string, message: string) => found(rules.tableEntry, placeOf(table, id), message)
  const own = routeMistakes(routes, table.text).map(({ message, remedy, ...place }) =>
    found(rules.tableEntry, withLine(table, place), message, { remedy }),
  )
  const fallbacks = routes.flatMap((route) => {
    if (!route.only) return []
    const fallback = byId.get(route.only.fallback)
    const is = !fallback
      ? 'no route'
      : !fallback.published
        ? 'not published'
        : fallback.only && 'itself in one language'
    return is ? [wrong(route.id, `'${route.id}' falls back to '${route.only.fallback}', which is ${is}.`)] : []
  })
  const listed = Object.entries(lists).flatMap(([name, ids]) =>
    ids.flatMap((id) =>
      byId.has(id)
        ? []
        : [found(rules.tableEntry, { file: 'src/site/navigation.ts' }, `${name} names '${id}', which is no route.`)],
    ),
  )
  return [...own, ...fallbacks, ...listed]
}

/** Where an entry of the table is. */
export function placeOf(table: Pick<Table, 'file' | 'text'>, id: string) {
  const place = placeOfRoute(table.text, id)
  return place ? withLine(table, place) : { file: table.file }
}

function withLine({ file, text }: Pick<Table, 'file' | 'text'>, { line, column }: { line: number; column: number }) {
  const snippet = text.split('\n')[line - 1]?.trim()
  return { file, line, column, ...(snippet && { snippet }) }
}
