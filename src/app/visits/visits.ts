import { onShown } from '../../shell/behaviour/shown-page.ts'
import { decoded } from '../../site/decoded.ts'
import { tell } from '../../site/page-events.ts'
import { opened } from './follow-links.ts'
import { loadLateTypefaces, showTypefaces } from './late-typefaces.ts'
import { layOutLater } from './lay-out-later.ts'
import { fetchPage, liftStyles, type PageDocument, readPage, showAround } from './page-document.ts'
import { requestPart } from './part-requests.ts'
import { isJump, pushVisit, restorePosition, savePosition } from './scroll-positions.ts'

/** The pages of this visit by path. Their own nodes are kept, so that going back neither fetches nor parses. */
const pages = new Map<string, Promise<PageDocument | undefined>>()
let shown: PageDocument | undefined
let isReactShowing = false

/** Milliseconds after the paint in which nothing of ours runs: what waits for the paint goes first, such as another press. */
const frameMs = 16

/** Milliseconds of a quick visit. Chromium forgives layout shifts for 500 after a press, and what was hidden is one by its count. */
const quickMs = 200

/** The page on the screen, even if the address has changed already. */
export function current(): PageDocument {
  if (!shown) {
    shown = readPage(document, opened.path)
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
  loadLateTypefaces()
  const loading = fetchPage(path)
  pages.set(path, loading)
  // What failed is tried again next time.
  void loading.then((page) => page ?? pages.delete(path))
  return loading
}

/**
 * Shows the page of a path.
 * @param isWanted whether the visitor still wants it when it has been loaded
 * @param show replaces the body of the page before by its own, synchronously; called when everything it needs is loaded
 */
export async function visit(
  path: string,
  isWanted: () => boolean,
  show: (page: PageDocument, before: PageDocument) => void,
  prepare: (page: PageDocument) => Promise<void> = async () => {},
): Promise<void> {
  const asked = performance.now()
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
  // The old page is laid out already: scrolling it costs nothing. The new one would be laid out here and again to be painted.
  scrollTo({ top: 0, behavior: 'instant' })
  // Removing the focused element would make the browser restyle what is left of the old page.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  // With the change, not before: it makes the browser restyle every element.
  liftStyles(document)
  show(next, before)
  // After the nodes: for each typeface the browser goes through all that is laid out, and the new page is not yet.
  arrive(next, showTypefaces(), performance.now() - asked < quickMs)
}

/** What a full load does by itself: head, scroll position, focus, the log of a missing page. */
function arrive(page: PageDocument, isRestyled: boolean, isQuick: boolean): void {
  // After the nodes: removing a focused link makes the browser update its styles, and those of the whole page if a sheet
  // has changed.
  showAround(page)
  const position = restorePosition()
  const { hash } = location
  const layOutRest = position || hash || !isQuick ? undefined : layOutLater(document, isRestyled)
  if (!position && hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView()
  // After the paint, for the same reason; but before what is below the screen is shown, all of which focusing would lay out
  // at once. Listeners can wait for that, too.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (position?.focused instanceof HTMLElement) position.focused.focus({ preventScroll: true })
      // That element is gone or hidden, or the page is new.
      if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true })
      tell({ kind: 'arrived' })
      layOutRest?.()
    }, frameMs),
  )
  onShown(document)
}

/** Shows the page of the address; where React shows pages, its router does. */
function go(): void {
  const path = location.pathname
  if (isReactShowing || path === current().path) return
  const isWanted = () => !isReactShowing && location.pathname === path
  void visit(path, isWanted, ({ body }, before) => {
    for (const [at, node] of body.entries()) before.body[at]?.replaceWith(node)
  })
}

/** Follows a link of the page. */
export function follow({ path, hash }: { path: string; hash: string }): void {
  current()
  savePosition()
  pushVisit(path + hash)
  go()
}

/** The address has changed by the browser's own buttons, or by a jump within the page. */
export function goBack(): void {
  const isHere = location.pathname === current().path
  if (isHere && isJump()) return
  savePosition()
  if (isHere) restorePosition()
  else go()
}

/** Fetches a page and reads it. */
export function prefetch(path: string): void {
  void load(path)
}

/** Fetches the own parts of a page, without parsing them. */
export function fetchAhead(path: string): void {
  loadLateTypefaces()
  if (!pages.has(path)) void requestPart(path)
}
