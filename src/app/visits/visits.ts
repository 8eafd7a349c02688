import { logMissing } from '../../shell/behaviour/missing.ts'
import { showYear } from '../../shell/behaviour/year.ts'
import { tell } from '../../site/page-events.ts'
import { askForPart } from './asked-parts.ts'
import { layOutLater } from './lay-out-later.ts'
import { fetchPage, liftStyles, type PageDocument, readPage, showAround } from './page-document.ts'
import { keepSpot, nextVisit, returnToSpot } from './spots.ts'

/** The pages of this visit by path. Their own nodes are kept, so that going back neither fetches nor parses. */
const pages = new Map<string, Promise<PageDocument | undefined>>()
let shown: PageDocument | undefined
let isReactShowing = false

/** The page on the screen, whatever the address says already. */
export function current(): PageDocument {
  if (!shown) {
    shown = readPage(document, location.pathname)
    pages.set(shown.path, Promise.resolve(shown))
  }
  return shown
}

/** React shows every page from here on, beginning with the current one. */
export function takeOver(): void {
  isReactShowing = true
}

function load(path: string): Promise<PageDocument | undefined> {
  current()
  const known = pages.get(path)
  if (known) return known
  const loading = fetchPage(path)
  pages.set(path, loading)
  // What failed is tried again next time.
  void loading.then((page) => page ?? pages.delete(path))
  return loading
}

/**
 * Brings the page of an address to the screen.
 * @param isWanted whether the visitor is still on the way there when it has come
 * @param show puts its body in place of that of the one before, at once; called when everything it needs has come
 */
export async function visit(
  path: string,
  isWanted: () => boolean,
  show: (page: PageDocument, before: PageDocument) => void,
  prepare: (page: PageDocument) => Promise<void> = async () => {},
): Promise<void> {
  const next = await load(path)
  const isReady =
    next &&
    (await prepare(next).then(
      () => true,
      () => false,
    ))
  if (!isWanted()) return
  if (!next || !isReady) return location.reload()
  if (next.path !== path) history.replaceState(history.state, '', next.path + location.hash)
  if (next === current()) return
  const before = current()
  shown = next
  // The old page is laid out: to scroll it costs nothing. The new one would be laid out here and once more to be painted.
  scrollTo({ top: 0, behavior: 'instant' })
  // To take out what has the focus, the browser would bring the styles of what is left of the old page up to date.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // With the change, not before: the browser looks at every element again.
  liftStyles(document)
  show(next, before)
  arrive(next)
}

/** What a full load does by itself: head, scroll position, focus, the word on a missing page. */
function arrive(page: PageDocument): void {
  // After the nodes: to take out a link that has the focus, the browser brings its styles up to date, with those of all the page
  // if a sheet has changed.
  showAround(document, page)
  const spot = returnToSpot()
  // Once it is painted, for the same reason; before what is below the screen is shown, which it would have laid out at once.
  // Who hears of it can wait for that, too.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (spot?.focused instanceof HTMLElement) spot.focused.focus({ preventScroll: true })
      // That is gone, or cannot be seen; or the page is new.
      if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
      tell({ kind: 'arrived' })
    }),
  )
  if (!spot) {
    if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
    else layOutLater(document)
  }
  logMissing(document)
  showYear(document, new Date().getFullYear())
}

/** Shows the page of the address; where React shows pages, it hears of it by its router. */
function go(): void {
  const path = location.pathname
  if (isReactShowing || path === current().path) return
  const isWanted = () => !isReactShowing && location.pathname === path
  void visit(path, isWanted, ({ body }, before) => {
    for (const [at, node] of body.entries()) before.body[at]?.replaceWith(node)
  })
}

/** A link of the page leads there. */
export function follow({ path, hash }: { path: string; hash: string }): void {
  current()
  keepSpot()
  history.pushState(nextVisit(), '', path + hash)
  go()
}

/** The address has changed by the browser's own buttons. */
export function goBack(): void {
  keepSpot()
  if (location.pathname === current().path) returnToSpot()
  else go()
}

/** Fetches a page and reads it. */
export function prefetch(path: string): void {
  void load(path)
}

/** Fetches what is a page's own, and leaves it to be read. */
export function fetchAhead(path: string): void {
  if (!pages.has(path)) void askForPart(path)
}
