import { logMissing } from '../shell/behaviour/missing.ts'
import { showYear } from '../shell/behaviour/year.ts'
import { tell } from '../site/page-events.ts'
import { linkTarget, softTarget } from './links.ts'
import { fetchPage, type PageDocument, readPage, showHead } from './page-document.ts'
import { keepSpot, nextVisit, returnToSpot } from './spots.ts'

/** The pages of this visit by path. Their nodes are kept, so that going back neither fetches nor parses. */
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
 * @param show puts it in place of the one before, at once; called when everything it needs has come
 */
export async function visit(
  path: string,
  isWanted: () => boolean,
  show: (page: PageDocument) => void,
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
  if (next !== current()) arrive(next, show)
}

/** What a full load does by itself: head, scroll position, focus, the word on a missing page. */
function arrive(page: PageDocument, show: (page: PageDocument) => void): void {
  // The old page is laid out: to scroll it costs nothing. The new one would be laid out here and once more to be painted.
  scrollTo({ top: 0, behavior: 'instant' })
  shown = page
  show(page)
  // After the nodes: to take out a link that has the focus, the browser brings its styles up to date, with those of all the page
  // if a sheet has changed.
  showHead(document, page.head)
  if (!returnToSpot() && location.hash)
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  logMissing(document)
  showYear(document, new Date().getFullYear())
  tell({ kind: 'arrived' })
  // Once it is painted, for the same reason.
  requestAnimationFrame(() => setTimeout(() => document.querySelector('h1')?.focus({ preventScroll: true })))
}

/** Clicks on links of this language become navigation; pointing at one fetches its page. */
export function followLinks(window: Window): void {
  const { document, history, location } = window
  const go = () => {
    // React hears of it by its router.
    if (isReactShowing || location.pathname === current().path) return
    const path = location.pathname
    const isWanted = () => !isReactShowing && location.pathname === path
    void visit(path, isWanted, ({ nodes }) => document.getElementById('root')?.replaceChildren(...nodes))
  }
  document.addEventListener('click', (event) => {
    const target = softTarget(event, location)
    if (!target) return
    event.preventDefault()
    current()
    keepSpot()
    history.pushState(nextVisit(), '', target.path + target.hash)
    go()
  })
  window.addEventListener('popstate', () => {
    keepSpot()
    if (location.pathname === current().path) returnToSpot()
    else go()
  })
  const onIntent = ({ target }: Event) => {
    const link = linkTarget(target, location)
    if (link) void load(link.path)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
}
