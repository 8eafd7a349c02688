import { memoize } from '../../site/memoize.ts'
import { ancestors, type Element, headings, nearest, type Page, type Raw } from './page.ts'

const roots = new Set(['root', 'app', '__next', '__nuxt', '__layout', 'svelte', '___gatsby', 'q-app', 'main-app'])
// Where AngularJS puts text. That it runs on a page (`ng-app`) says nothing: it may open a menu and no more.
const views = /^(?:data-)?(?:ng-(?:view|include|repeat|bind(?:-html)?)|ui-view)$/
const media = new Set(['img', 'picture', 'video', 'audio', 'iframe', 'object', 'embed', 'svg', 'canvas'])
// Room for 'Loading, please wait'.
const waiting = 10
const needs =
  /run this app|(?:doesn|don|won)['’]t work (?:properly )?without java ?script|(?:need|must|have) (?:to )?enable java ?script to (?:run|view|see|load)|requires? java ?script|activer java ?script pour (?:lancer|afficher|continuer)|ne fonctionne pas (?:correctement )?sans java ?script|funktioniert (?:nicht ohne|nur mit) java ?script/i
/** What a page that has its text may want a script for. */
const extras = /comment|kommentar|disqus|form|e-?mail|captcha|\bmap|carte|karte|vid[eé]o/i

/** Where it shows that a script is to write the text. `root`: the element that waits for it, empty. */
export type Unwritten = { readonly at: number; readonly root?: Element }

/** Evidence that a script is to write the text of a page. That there is little of it is none: a contact page is short. */
export function unwritten(page: Page): Unwritten | undefined {
  const [script] = page.scripts.filter((one) => isRun(one) && !counts(one))
  const held = page.elements.filter(isRoot)
  const told = telling(page)
  // A page that is rendered before it is sent keeps the words for those without scripts.
  const said = page.noscripts.find(({ text }) => needs.test(text) && !extras.test(text))
  const isApp = said !== undefined || held.some(isAppRoot) || page.scripts.some(isBundle)
  const filled = new Set(page.elements.map(({ parent }) => parent))
  // A list without entries and a page that is not found have little in their main, too, but something.
  const root = held.find(
    (one) =>
      one.words < waiting &&
      !told.has(one) &&
      (isAppRoot(one) || isApp || (script && one.words === 0 && !filled.has(one)) || writtenInto(page).has(one)),
  )
  if (root) return { at: root.at, root }
  if (said && !held.some(({ words }) => words >= waiting)) return { at: said.at }
  const view = page.elements.find(({ attributes }) => Object.keys(attributes).some((name) => views.test(name)))
  if (view) return { at: view.at }
  return script && page.words < waiting && !page.elements.some((one) => isPicture(one) && told.has(one))
    ? { at: script.at }
    : undefined
}

/** Programs and what they are fed with, not what describes the page. */
const isRun = ({ attributes: { type = '' } }: Raw) => !/ld\+json|importmap|speculationrules/i.test(type)

/** Programs that count visits, or carry advertisements, write no page. */
const counts = ({ text, attributes: { src = '' } }: Raw) =>
  counters.test(src) || (src === '' && text.length < longestCounter && counters.test(text))
const counters =
  /gtag|googletagmanager|google-analytics|GoogleAnalyticsObject|dataLayer|_gaq|matomo|piwik|_paq|plausible|umami|goatcounter|fathom|cloudflareinsights|hotjar|clarity\.ms|fbq\(|adsbygoogle/
const longestCounter = 3000

const isAppRoot = ({ name, attributes }: Element) => name === 'app-root' || roots.has(attributes.id ?? '')
const isRoot = (one: Element) => isAppRoot(one) || one.name === 'main' || one.attributes.role === 'main'

/** What bundlers make of a site's own programs: by modules, or names with a hash. */
const isBundle = ({ attributes: { type, src = '' } }: Raw) =>
  (type === 'module' && src !== '' && !/^(?:https?:)?\/\//i.test(src)) ||
  /\/(?:_next|_nuxt|static\/js)\/|(?:^|\/)(?:app|main|bundle|client|index|runtime|vendor)[.-](?:[\w-]{6,24}|bundle|chunk)\.js/.test(
    src,
  )

const deepest = 20
const writing = /innerHTML|append|insertAdjacent|textContent|createElement|render\(|mount\(/

/** The elements around those that have no words, and that a script in the page which writes names. */
const writtenInto = memoize(({ elements, scripts }: Page): ReadonlySet<Element> => {
  const named = new Set(
    scripts.flatMap(({ text }) =>
      writing.test(text) ? [...text.matchAll(/["'`]#?([\w-]{1,40})["'`]/g)].map(([, id]) => id) : [],
    ),
  )
  const empty = elements.filter((one) => one.words === 0 && named.has(one.attributes.id ?? ''))
  return new Set(empty.flatMap((one) => nearest(one, deepest)))
})

/** The elements around a title, or around what says something without words: few words in them may be all there is. */
function telling(page: Page): Set<Element> {
  const around = new Set<Element>()
  for (const one of [...headings(page).map(({ element }) => element), ...page.elements.filter(isPicture)])
    for (const each of ancestors(one)) {
      if (around.has(each) || each.name === 'noscript') break
      around.add(each)
    }
  return around
}

const isPicture = ({ name }: Element) => media.has(name)

/** What the element is called in the page. */
export const nameOf = ({ name, attributes: { id } }: Element) => (id ? `#${id}` : `<${name}>`)
