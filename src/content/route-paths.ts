import type { Route } from '../site/routes.ts'
import { placeOfRoute, routesFile } from './duplicate-routes.ts'
import type { Problem } from './problem.ts'

/** What a path is, for those who have to write one. */
export const pathForm =
  'lower-case words joined by hyphens, with a slash before them and none at the end, such as /geo-for-law-firms'

/** Whether a path has the form that servers, redirects and links rely on; the home page's is a slash alone. */
export const isPath = (path: string) => /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)

/** Routes whose page would be built under a name that no address leads to. @param text of the table */
export function pathMistakes(routes: readonly Route[], text: string): (Problem & { remedy: string })[] {
  return routes.flatMap(({ id, path }, index) => {
    if (path === '/' || isPath(path)) return []
    const earlier = routes.slice(0, index).filter((other) => other.id === id).length
    return [
      {
        file: routesFile,
        ...(placeOfRoute(text, id, earlier) ?? { line: 1, column: 1 }),
        message: `The path of '${id}' is '${path}': nobody would find its page there.`,
        remedy: `Write ${pathForm}.`,
      },
    ]
  })
}
