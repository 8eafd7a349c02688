import { routesTwice } from '../../src/content/routes-twice.ts'
import type { Route } from '../../src/site/routes.ts'
import { type Finding, found } from '../findings/finding.ts'
import { routesRules as rules } from './route-rules.ts'

/** The route table and what names its entries. `text`: the source of the table, for lines. */
export type Table = {
  file: string
  text: string
  routes: readonly Route[]
  /** Lists of route ids that pages show: menu, footer, related. */
  lists: Readonly<Record<string, readonly string[]>>
}

/** The table does not contradict itself. */
export function checkTable(table: Table): Finding[] {
  const { routes, lists } = table
  const byId = new Map(routes.map((route) => [route.id, route]))
  const wrong = (id: string, message: string) => found(rules.tableEntry, placeOf(table, id), message)
  const twice = routesTwice(routes, table.text).map(({ line, column, message, remedy }) => {
    const snippet = table.text.split('\n')[line - 1]?.trim()
    return found(rules.tableEntry, { file: table.file, line, column, ...(snippet && { snippet }) }, message, { remedy })
  })
  const fallbacks = routes.flatMap((route) => {
    if (!route.only) return []
    const fallback = byId.get(route.only.fallback)
    if (!fallback) return [wrong(route.id, `'${route.id}' falls back to '${route.only.fallback}', which is no route.`)]
    if (!fallback.published)
      return [wrong(route.id, `'${route.id}' falls back to '${fallback.id}', which is not published.`)]
    if (fallback.only)
      return [wrong(route.id, `'${route.id}' falls back to '${fallback.id}', which is itself in one language.`)]
    return []
  })
  const listed = Object.entries(lists).flatMap(([name, ids]) =>
    ids.flatMap((id) =>
      byId.has(id)
        ? []
        : [found(rules.tableEntry, { file: 'src/site/navigation.ts' }, `${name} names '${id}', which is no route.`)],
    ),
  )
  return [...twice, ...fallbacks, ...listed]
}

/** Where an entry of the table is. */
export function placeOf({ file, text }: Pick<Table, 'file' | 'text'>, id: string) {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => line.includes(`id: '${id}'`))
  const line = lines[index]
  return line === undefined
    ? { file }
    : { file, line: index + 1, column: line.indexOf('id:') + 1, snippet: line.trim() }
}
