import { z } from 'zod'
import { canonicalPath } from '../site/aliases.ts'
import { brand } from '../site/brand.ts'
import { locales, localize, withoutPrefix } from '../site/locales.ts'
import { moves } from '../site/moved.ts'
import { pageTypes, type Route } from '../site/routes.ts'
import { movedFile, routesFile } from './files.ts'
import { didYouMean, type Place, type Problem, placeAt } from './problem.ts'
import { readAs } from './schema-issues.ts'

/** The compiler knows this, too, but neither a build nor the preview waits for it: a page with a misspelt key was not built. */
const routeSchema = z.strictObject({
  id: z.string(),
  path: z.string(),
  type: z.enum(pageTypes),
  published: z.boolean(),
  only: z.strictObject({ locale: z.enum(locales), fallback: z.string() }).optional(),
})

/** What a path is, for those who have to write one. */
export const pathForm =
  'lower-case words joined by hyphens, with a slash before them and none at the end, such as /geo-for-law-firms'

/** Whether a path has the form that servers, redirects and links rely on; the home page's is a slash alone. */
export const isPath = (path: string) => /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)

/** Whether the server itself answers at a path (server/app.ts), so that no page there is ever seen. */
export const isServers = (path: string) => /^\/(?:health|rest\/v1|auth\/v1)(?:\/|$)/.test(path)

/** The English path that an address leads to: `/x` for `/fr/x` and `/en/x`, `/blog` for `/blog/index`. */
export const leadsTo = (path: string) => withoutPrefix(unmoved(path))

const unmoved = (path: string) => canonicalPath(path, { moved: {}, retired: {} })

type RouteMistake = Problem & { remedy: string }

const addresses = ({ path, only }: Route) => (only ? [only.locale] : locales).map((locale) => localize(path, locale))

/**
 * Aliases and withdrawn paths that no request matches, as it is looked up in the form that browsers send, and aliases that
 * lead to no page.
 * @param text of the file that lists them
 */
export function aliasMistakes(routes: readonly Route[], text: string, { moved, retired } = moves): Problem[] {
  const pages = routes.flatMap(addresses)
  return Object.keys({ ...moved, ...retired }).flatMap((alias) => {
    const target = moved[alias]
    // '//' is no address at all.
    const asked = unmoved(URL.parse(alias, brand.origin)?.pathname ?? '/')
    const place = { file: movedFile, ...placeAt(text, text.indexOf(`'${alias}'`)) }
    const wrong: Problem[] = []
    if (asked !== alias)
      wrong.push({
        ...place,
        message: `Nobody comes to '${alias}': it is looked up as '${asked}'.`,
        remedy: `Write '${asked}'.`,
      })
    if (target !== undefined && !pages.includes(target))
      wrong.push({
        ...place,
        message: `'${alias}' leads to '${target}', where there is no page.`,
        remedy: didYouMean(target, pages, 'Let it lead to the canonical path of a page.'),
      })
    return wrong
  })
}

/**
 * Routes whose page would be built under a name that no address leads to, where the server itself answers, or with the name
 * or the address of another: only one of the two pages would be written, and none at an address that redirects.
 * @param text of the table @param taken addresses of pages that are in no table @param from former paths
 */
export function routeMistakes(
  routes: readonly Route[],
  text: string,
  taken: readonly string[] = [],
  from = moves,
): RouteMistake[] {
  return routes.flatMap((route, index): RouteMistake[] => {
    const before = routes.slice(0, index)
    const own = addresses(route)
    const place = (at: number) => {
      const id = routes[at]?.id ?? ''
      // The second route of an id is the second one in the text.
      const earlier = routes.slice(0, at).filter((other) => other.id === id).length
      return placeOfRoute(text, id, earlier) ?? placeAt(text, text.indexOf(`path: '${routes[at]?.path}'`))
    }
    const found = { file: routesFile, ...place(index) }
    const at = (other: number) => `${routesFile}:${place(other).line}:${place(other).column}`
    const named = before.findIndex(({ id }) => id === route.id)
    const there = before.findIndex((other) => addresses(other).some((address) => own.includes(address)))
    const none = own.find((address) => taken.includes(address))
    const left = own.find((address) => address in from.moved || address in from.retired)
    const hasName = typeof route.id === 'string'
    const read = hasName ? readAs(z.array(routeSchema), [route]) : readAs(routeSchema, route)
    if ('issues' in read) return read.issues.map(({ message, remedy }) => ({ ...found, message, remedy }))
    const wrong: Pick<RouteMistake, 'message' | 'remedy' | 'isDouble'>[] = []
    if (route.path !== '/' && !isPath(route.path))
      wrong.push({
        message: `The path of '${route.id}' is '${route.path}': nobody would find its page there.`,
        remedy: `Write ${pathForm}.`,
      })
    else if (there < 0 && leadsTo(route.path) !== route.path)
      wrong.push({
        message: `The path of '${route.id}' is '${route.path}', which is another address of '${leadsTo(route.path)}'.`,
        remedy: "Write the English path, without a language before it and without 'index' at its end.",
      })
    if (isServers(route.path))
      wrong.push({
        message: `The path of '${route.id}' is '${route.path}': the server itself answers there.`,
        remedy: 'Choose another path.',
      })
    if (named >= 0)
      wrong.push({
        message: `The id '${route.id}' is that of ${at(named)}, too.`,
        remedy: 'Give one of the two another id.',
        isDouble: true,
      })
    if (there >= 0)
      wrong.push({
        message: `The path '${route.path}' is that of '${routes[there]?.id}', too (${at(there)}).`,
        remedy: 'Give one of the two pages another path, or take it out.',
      })
    if (none !== undefined)
      wrong.push({
        message: `The path '${none}' is that of a page which is shown in place of others.`,
        remedy: 'Give the page another path.',
      })
    if (left !== undefined)
      wrong.push({
        message: `Nobody gets the page at '${left}': src/site/moved.ts says that it ${left in from.retired ? 'is gone' : `is at '${from.moved[left]}' now`}.`,
        remedy: 'Take its paths, in each language, out of src/site/moved.ts, or give the page another path.',
      })
    return wrong.map((one) => ({ ...found, ...one }))
  })
}

/** Where an entry of the table is. @param text of the table @param earlier how many of this id are before it */
export function placeOfRoute(text: string, id: string, earlier = 0): Place | undefined {
  const offset = [...text.matchAll(new RegExp(`id: '${RegExp.escape(id)}'`, 'g'))][earlier]?.index
  return offset === undefined ? undefined : placeAt(text, offset)
}
