import { pageFile, routesFile } from '../../src/content/files.ts'
import { locales, localize } from '../../src/site/locales.ts'
import { reasonAgainst } from './scaffold.ts'

/** Texts of a project by file: the table of routes, where pages were, the menus, and everything of src/content. */
export type Texts = ReadonlyMap<string, string>

/** The changed files. `reviewedAs`: the name under which a renamed block was reviewed. */
export type Change =
  | { kind: 'refused'; why: string }
  | {
      kind: 'changed'
      files: ReadonlyMap<string, string>
      removed: readonly string[]
      said: readonly string[]
      reviewedAs?: (name: string) => string
    }

export const movesFile = 'src/site/moved.ts'
export const menusFile = 'src/site/navigation.ts'
const refused = (why: string): Change => ({ kind: 'refused', why })

/**
 * Changes the path of a page: the old one redirects to it in each language. Links refer to the page by id, and stay.
 */
export function renamePath(from: string, to: string, texts: Texts): Change {
  const table = texts.get(routesFile) ?? ''
  const id = idAt(from, table)
  if (!id || from === '/') return refused(`no page of src/site/routes.ts has the path '${from}', or it cannot move.`)
  const why = reasonAgainst(to, table) ?? reasonAgainstMoves(texts)
  if (why) return refused(why)
  const written = locales.filter((locale) => texts.has(pageFile(id, locale)))
  const paths = written.map((locale): [string, string] => [localize(from, locale), localize(to, locale)])
  const isKnown = !isDraft(id, table)
  const files = new Map([
    [routesFile, table.replace(`path: '${from}'`, `path: '${to}'`)],
    [movesFile, withMoves(texts.get(movesFile) ?? '', new Map(paths), [], '', isKnown)],
  ])
  return {
    kind: 'changed',
    files,
    removed: [],
    said: isKnown ? paths.map(([was, is]) => `${was} leads to ${is} for good (308).`) : [ofDraft(from)],
  }
}

/** Renames an anchor of a page, and updates the links to it. */
export function renameAnchor(page: string, from: string, to: string, texts: Texts): Change {
  const own = locales.map((locale) => pageFile(page, locale)).filter((file) => texts.has(file))
  if (own.length === 0) return refused(`src/content/pages has no '${page}'.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to))
    return refused(`'${to}' is no anchor. Use lower-case words joined by hyphens.`)
  // Of a block without words, such as '::chart', an id is that of an entry.
  const named = (anchor: string) => new RegExp(`^(:{3,}[\\w-]+\\{[^\\n]*?)(#|\\bid="?)${anchor}(?=["\\s}])`, 'm')
  const taken = own.find((file) => named(to).test(texts.get(file) ?? ''))
  if (taken) return refused(`${taken} has a block '${to}' already.`)
  const without = own.find((file) => !named(from).test(texts.get(file) ?? ''))
  if (without)
    return refused(
      `${without} gives no block the name '${from}'. Where it is made of a heading or an entry, change that; the build names the links.`,
    )
  const files = changed(texts, (text, file) => {
    const links = text.replace(new RegExp(`(route:${page}#)${from}(?![\\w-])`, 'g'), `$1${to}`)
    if (!own.includes(file)) return links
    return links.replace(named(from), `$1$2${to}`).replace(new RegExp(`(\\]\\(#)${from}\\)`, 'g'), `$1${to})`)
  })
  const [was, is] = [`pages/${page}#${from}`, `pages/${page}#${to}`]
  return { kind: 'changed', files, removed: [], said: [], reviewedAs: (name) => (name === is ? was : name) }
}

/**
 * Withdraws a page: its address answers 410, or redirects to another page (308). Links to it become plain text, or lead
 * to that page.
 * @param today ISO date
 */
export function retire(path: string, { to, today }: { to: string | undefined; today: string }, texts: Texts): Change {
  const table = texts.get(routesFile) ?? ''
  const [id, successor] = [idAt(path, table), to === undefined ? undefined : idAt(to, table)]
  if (path === '/') return refused('the home page cannot be withdrawn.')
  if (!id) return refused(`no page of src/site/routes.ts has the path '${path}'.`)
  if (to !== undefined && (!successor || successor === id)) return refused(`'${to}' is the path of no other page.`)
  const why = reasonAgainstMoves(texts)
  if (why) return refused(why)
  // Entries of `related` can simply be removed; the menus and the footer need somebody's decision.
  const [menus = '', related = ''] = (texts.get(menusFile) ?? '').split(/(?=export const related )/)
  const menu = menus.split('\n').findIndex((line) => line.includes(`'${id}'`))
  if (menu >= 0) return refused(`${menusFile}:${menu + 1} names '${id}'. Take it out of the menus first.`)
  const fallback = table.split('\n').findIndex((line) => line.includes(`fallback: '${id}'`))
  if (fallback >= 0)
    return refused(`${routesFile}:${fallback + 1} falls back to '${id}'. Name another page there first.`)
  const entry = new RegExp(`^  \\{[^{}]*\\bid: '${id}'(?:[^{}]|\\{[^{}]*\\})*\\},\\r?\\n`, 'm')
  if (!entry.test(table))
    return refused(
      `${routesFile}: the entry of '${id}' has something before or behind it. Give it lines of its own first.`,
    )
  const isKnown = !isDraft(id, table)
  const written = locales.filter((locale) => texts.has(pageFile(id, locale)))
  const gone = written.map((locale) => localize(path, locale))
  const moved = new Map(
    written.flatMap((locale) => (to === undefined ? [] : [[localize(path, locale), localize(to, locale)]])),
  )
  const own = written.map((locale) => pageFile(id, locale))
  const links = changed(texts, (text, file) => (own.includes(file) ? text : unlinked(text, id, successor)))
  const files = new Map([
    ...links,
    [routesFile, table.replace(entry, '')],
    [menusFile, menus + related.replace(new RegExp(`\\n? *'${id}',?`), '')],
    [movesFile, withMoves(texts.get(movesFile) ?? '', moved, to === undefined ? gone : [], today, isKnown)],
  ])
  const said = [
    ...(isKnown
      ? gone.map((was) =>
          moved.has(was) ? `${was} leads to ${moved.get(was)} for good (308).` : `${was} is gone (410).`,
        )
      : [ofDraft(path)]),
    ...[...links.keys()].map((file) => `${file} led there. Read what became of the sentence.`),
  ]
  return { kind: 'changed', files, removed: [`src/content/pages/${id}`], said }
}

/** Nobody has the address of a draft, and nobody should learn it. */
const isDraft = (id: string, table: string) =>
  new RegExp(`\\bid: '${id}'(?:[^{}]|\\{[^{}]*\\})*?\\bpublished: false`).test(table)

const ofDraft = (path: string) =>
  `${path} was a draft: its address will answer 404. If it was published before that, write it into ${movesFile}.`

const idAt = (path: string, table: string): string | undefined =>
  [...table.matchAll(/id: '([^']+)',\s*path: '([^']+)'/g)].find(([, , at]) => at === path)?.[1]

/** The files of src/content that differ after `change`. */
function changed(texts: Texts, change: (text: string, file: string) => string): Map<string, string> {
  const content = [...texts].filter(([file]) => file.startsWith('src/content/'))
  return new Map(
    content
      .map(([file, text]) => [file, change(text, file)] as const)
      .filter(([file, text]) => text !== texts.get(file)),
  )
}

/** Points links to the successor; without one, keeps their words and removes buttons and addresses. */
function unlinked(text: string, id: string, successor: string | undefined): string {
  const address = new RegExp(`route:${id}(?:#[\\w-]+)?(?=[)"'\\s])`, 'g')
  if (successor) return text.replace(address, `route:${successor}`)
  const link = new RegExp(`\\[([^\\]\\n]*)\\]\\(route:${id}(?:#[\\w-]+)?\\)`, 'g')
  return text
    .split('\n')
    .map((line) => line.replace(link, /^(?:\[[^\]]*\]\([^)]*\)\s*)+$/.test(line) ? '' : '$1'))
    .map((line, index, lines) => (line.trim() === '' && lines[index] !== line ? '' : line))
    .join('\n')
    .replace(new RegExp(`, url: ["']?route:${id}(?:#[\\w-]+)?["']?(?=\\s*\\})`, 'g'), '')
}

const bothLists = /moved: \{([\s\S]*?)\},\s*retired: \{([\s\S]*?)\},/
const entry = /'([^']+)':\s*'([^']+)',?/g
const entries = (part = '') => new Map([...part.matchAll(entry)].map(([, key = '', value = '']) => [key, value]))

/** Why the file of moves cannot be written anew: what is beside its entries, such as a comment, would be lost. */
function reasonAgainstMoves(texts: Texts): string | undefined {
  const lists = bothLists.exec(texts.get(movesFile) ?? '')?.slice(1)
  return lists?.join('').replace(entry, '').trim() === ''
    ? undefined
    : `${movesFile} has more in its lists than entries such as '/old': '/new'. Take it out, or write this one by hand.`
}

/**
 * Adds these to the file of moves, without chains: no entry leads to a withdrawn page, or away from a path in use
 * again.
 * @param isKnown whether visitors know the paths
 */
function withMoves(
  text: string,
  moved: ReadonlyMap<string, string>,
  gone: readonly string[],
  today: string,
  isKnown: boolean,
): string {
  const [whole = '', before, since] = bothLists.exec(text) ?? []
  const [all, retired] = [entries(before), entries(since)]
  for (const [from, to] of all) {
    if (gone.includes(to)) retired.set(from, today)
    if (gone.includes(to)) all.delete(from)
    else all.set(from, moved.get(to) ?? to)
  }
  if (isKnown) for (const [from, to] of moved) all.set(from, to)
  if (isKnown) for (const path of gone) retired.set(path, today)
  for (const path of moved.values()) {
    all.delete(path)
    retired.delete(path)
  }
  const written = (name: string, map: ReadonlyMap<string, string>) => {
    const lines = [...map].map(([from, to]) => `    '${from}': '${to}',\n`).join('')
    return `${name}: {${lines && `\n${lines}  `}},`
  }
  return text.replace(whole, `${written('moved', all)}\n  ${written('retired', retired)}`)
}
