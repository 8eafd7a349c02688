import { nearest } from '../json-ld/nearest.ts'
import { licensesPath } from '../site/addresses.ts'
import { brand } from '../site/brand.ts'
import { type Locale, locales, localize } from '../site/locales.ts'
import { isPublishedIn, isRouteId, pathOf, routeById, routes } from '../site/routes.ts'
import { writtenDate } from '../site/writing.ts'
import { brandFile, claimsFile, collectionFile, routesFile } from './files.ts'
import type { Citation, CitedSource, Figure, KnownSource, ListedSource, Source } from './model.ts'
import { didYouMean, type Place, type Report } from './problem.ts'

/** What a text may refer to, and what its page has cited so far. */
export type Context = {
  file: string
  locale: Locale
  report: Report
  sources: ReadonlyMap<string, KnownSource>
  figures: ReadonlyMap<string, Figure>
  /** Promises and prices as this language words them: `promise.answer`. */
  wording: ReadonlyMap<string, string>
  /** In order of first citation; numbers start at 1. */
  cited: Map<string, CitedSource>
  /** Collects links to anchors: whether these exist is known only when every page has been read. */
  places?: LinkedPlace[]
  /** Ids of pages that are not published yet, whatever the table of routes says. */
  scheduledIds?: ReadonlySet<string> | undefined
  /** Of words that lead nowhere: see `plain` of rich.ts. */
  isPlain?: true
}

/** A link to a place on a page: the path of the page, absent for the page itself; the anchor without its '#'. */
export type LinkedPlace = Place & { file: string; path: string | undefined; anchor: string; url: string }

/** The context of interpolation: no figures where they are read themselves, and in Markdown until it is parsed. */
type Interpolation = Pick<Context, 'file' | 'locale' | 'report' | 'wording'> & Partial<Pick<Context, 'figures'>>

/** Replaces `{brand.…}`, `{promise.…}`, `{price.…}` and, where figures are known, `{figure.…}`; there is nothing else. */
export function interpolate(text: string, place: Place, context: Interpolation): string {
  const { figures, wording, locale } = context
  const wordings = [...wording.keys()]
  const kinds: Readonly<Record<string, Interpolated>> = {
    brand: {
      value: (path) => brandValues.get(path),
      file: brandFile,
      from: 'path',
      names: () => brandValues.keys(),
    },
    figure: {
      value: (id) => figures?.get(id)?.value,
      file: collectionFile('figures', locale),
      from: 'figure',
      names: () => figures?.keys() ?? [],
    },
    promise: worded('promise'),
    price: worded('price'),
  }
  function worded(from: string): Interpolated {
    const names = () => wordings.flatMap((name) => (name.startsWith(from) ? name.slice(from.length + 1) : []))
    return { value: (id) => wording.get(`${from}.${id}`), file: claimsFile, from, names }
  }
  const unread = /\{\s*\{.*|\{\s*(?:brand|figure|promise|price)\b(?! ?\}|\.[\w.-]+ ?\}).*/.exec(text)?.[0]
  if (unread) {
    const message = `'${unread.slice(0, 30)}' is no reference, and would be shown as it is.`
    context.report({ file: context.file, ...place, message, remedy: "Write it as '{brand.name}', in single braces." })
    return text
  }
  return text.replace(/\{ ?([a-z]+)\.([\w.-]+) ?\}/g, (written: string, kind: string, name: string) => {
    if (kind === 'figure' && !figures) return written
    const known = kinds[kind]
    const value = known?.value(name)
    if (value !== undefined) return value
    const names = Object.keys(kinds)
    context.report({
      file: context.file,
      ...place,
      message: `${written} names nothing.`,
      ...(known
        ? {
            remedy: didYouMean(name, known.names(), pathsNear(name, known) ?? `Take a ${known.from} of ${known.file}.`),
            restsOn: { file: known.file, name: kind === 'figure' ? name : `${kind}/${name}` },
          }
        : { remedy: didYouMean(kind, names, `It can begin with ${names.join(', ')}.`) }),
    })
    return written
  })
}

/** The same for a text that is not read as Markdown: what looks like it is reported. */
export function interpolatePlain(text: string, place: Place, context: Interpolation): string {
  const mark = /:(?:cite|mark)\[|\]\((?:route:|https:|mailto:|tel:|#)|\*\*(?=\S)/.exec(text)?.[0]
  if (mark)
    context.report({
      file: context.file,
      ...place,
      message: `'${mark}' would be shown as it is: this text is not read as Markdown.`,
      remedy: 'Write plain words.',
    })
  return interpolate(text, place, context)
}

type Interpolated = {
  value: (name: string) => string | undefined
  names: () => Iterable<string>
  /** Where it is written, and what it is called there. */
  file: string
  from: string
}

/** The values below a key that was nearly written: those of `emails` for `email`. */
function pathsNear(name: string, { names }: Interpolated): string | undefined {
  const below = Map.groupBy(
    [...names()].filter((path) => path.includes('.')),
    keyOf,
  )
  const near = nearest(keyOf(name), below.keys())
  return near === undefined || near === keyOf(name)
    ? undefined
    : `Did you mean '${near}'? It holds ${below.get(near)?.join(', ')}.`
}

const keyOf = (path: string) => path.replace(/\..*/, '')

/** Every value of the brand file by its path: `phones.france.display`. */
const brandValues = new Map(valuesIn(brand))

function valuesIn(value: object, before = ''): [path: string, value: string][] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, string][] => {
    if (typeof inner === 'object' && inner !== null) return valuesIn(inner, `${before}${key}.`)
    return typeof inner === 'string' || typeof inner === 'number' ? [[before + key, String(inner)]] : []
  })
}

/** The number of a source on this page, given out at its first citation, and which mention of it this is. */
export function cite(id: string, place: Place, context: Context): Citation | undefined {
  const known = context.cited.get(id)
  if (known) return mentioned(known)
  const source = context.sources.get(id)
  if (!source) {
    const file = collectionFile('sources', context.locale)
    context.report({
      file: context.file,
      ...place,
      code: 'dead-id',
      message: `The source '${id}' is not in ${file}.`,
      remedy: /[\s,]/.test(id)
        ? "Write ':cite[…]' for each source."
        : didYouMean(id, context.sources.keys(), 'Add it there, or correct the name.'),
      restsOn: { file, name: id },
    })
    return undefined
  }
  const entry = { ...listed(source, context), number: context.cited.size + 1, mentions: 0 }
  context.cited.set(id, entry)
  return mentioned(entry)
}

function mentioned(entry: CitedSource): Citation {
  entry.mentions++
  return { ...entry, mention: entry.mentions }
}

/** A source with what a page shows of it. The evidence is published once, on the sources page. */
export function listed(source: KnownSource, { locale, file }: Pick<Context, 'locale' | 'file'>): ListedSource {
  const isTold = source.account?.study ?? source.account?.against
  const place = isTold && !file.includes('/sources/') ? `${pathOf('sources', locale)}#${source.id}` : undefined
  return { ...source, imprint: imprintOf(source, locale), place }
}

/**
 * Who, where, when; no date where the publisher's name contains its year ("KDD 2024"). A date that begins with its day
 * stays on one line: without a comma, a year alone in a narrow column reads as another date. No line begins with a dot.
 */
function imprintOf({ authors, publisher, date }: Source, locale: Locale): string {
  const written = writtenDate(date, locale).replace(/(?<=^\d.*) (?=\d{4}$)/, '\u00a0')
  const when = publisher?.includes(date.slice(0, 4)) ? undefined : written
  return [authors, publisher, when].filter(Boolean).join('\u00a0· ')
}

/** Where a link leads: an address, nowhere yet (the page is unpublished), or nowhere at all (reported). */
export type Target = { kind: 'address'; href: string } | { kind: 'unpublished' } | { kind: 'unknown' }

export const routeIds = routes.map(({ id }) => id)

/** Resolves `route:id#anchor`; other sites, `mailto:`, `tel:`, anchors of the same page and the licences pass. */
export function resolveLink(url: string, place: Place, context: Context): Target {
  const { file, locale, report } = context
  const internal = /^route:([\w-]*)(#[\w-]+)?$/.exec(url)
  if (!internal) {
    if (url.startsWith('#')) context.places?.push({ file, ...place, path: undefined, anchor: url.slice(1), url })
    const path = url.replace(new RegExp(`^${RegExp.escape(brand.origin)}/?`), '/').split('#')[0]
    const page = routes.find((route) => locales.some((one) => path === localize(route.path, one)))
    const isAddress = /^(https:|mailto:|tel:|#)/.test(url) && !(page && url.startsWith(brand.origin))
    if (isAddress || url === licensesPath) return { kind: 'address', href: url }
    report({
      file,
      ...place,
      code: 'dead-link',
      message: `The link '${url}' ${url.startsWith(brand.origin) ? 'leads out of this site and back' : 'leads to no page'}.`,
      remedy: page
        ? `Write 'route:${page.id}'.`
        : "Name a page, such as 'route:faq', or write a full address that begins with https://.",
    })
    return { kind: 'unknown' }
  }
  const [, id = '', anchor = ''] = internal
  if (!isRouteId(id)) {
    report({
      file,
      ...place,
      code: 'dead-link',
      message: `The link '${url}' leads to no page: ${routesFile} has no '${id}'.`,
      remedy: didYouMean(id, routeIds, `Name a page of ${routesFile}.`),
      restsOn: { file: routesFile, name: id },
    })
    return { kind: 'unknown' }
  }
  if (context.scheduledIds?.has(id) || !isPublishedIn(routeById(id), locale)) return { kind: 'unpublished' }
  const path = pathOf(id, locale)
  if (anchor) context.places?.push({ file, ...place, path, anchor: anchor.slice(1), url })
  return { kind: 'address', href: path + anchor }
}
