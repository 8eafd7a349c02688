import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navigate, useBrowserLocation } from 'wouter/use-browser-location'
import { logMissing } from '../shell/behaviour/missing.ts'
import { showYear } from '../shell/behaviour/year.ts'
import { tell } from '../site/happenings.ts'
import { linkTarget, softTarget } from './links.ts'
import { fetchPage, type PageDocument, showHead } from './page-document.ts'

/** The pages of this visit. Their nodes are kept, so that going back neither fetches nor parses. */
function createLibrary(first: PageDocument) {
  const pages = new Map<string, Promise<PageDocument | undefined>>([[first.path, Promise.resolve(first)]])
  return (path: string) => {
    const known = pages.get(path)
    if (known) return known
    const loading = fetchPage(path)
    pages.set(path, loading)
    // What failed is tried again next time.
    void loading.then((page) => page ?? pages.delete(path))
    return loading
  }
}

/** Shows the page of the current location; until another one has arrived, the one that was there. */
export function Visits({ first, children }: { first: PageDocument; children: (page: PageDocument) => ReactNode }) {
  const [path] = useBrowserLocation({ ssrPath: first.path })
  const [load] = useState(() => createLibrary(first))
  const [page, setPage] = useState(first)

  useEffect(() => followLinks(load), [load])

  useEffect(() => {
    if (path === page.path) return
    let isWanted = true
    void load(path).then((next) => {
      if (!isWanted) return
      if (!next) return location.reload()
      if (next.path !== path) return navigate(next.path, { replace: true })
      showSoftly(() => setPage(next))
    })
    return () => {
      isWanted = false
    }
  }, [path, page, load])

  useArrival(page)
  return children(page)
}

/** What a full load does by itself: head, scroll position, focus, the word on a missing page. */
function useArrival(page: PageDocument) {
  const arrived = useRef(page)
  useLayoutEffect(() => {
    if (arrived.current === page) return
    arrived.current = page
    showHead(document, page.head)
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('h1')?.focus({ preventScroll: true })
    logMissing(document)
    showYear(document, new Date().getFullYear())
    tell({ kind: 'arrived' })
  }, [page])
}

function showSoftly(change: () => void) {
  if (!document.startViewTransition) return change()
  // Who is quicker than its fading begins another, which skips this one: no error of anybody's.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => {})
}

/** Clicks on links of this language become navigation; pointing at one fetches its page. */
function followLinks(load: (path: string) => unknown): () => void {
  const onClick = (event: MouseEvent) => {
    const target = softTarget(event, location)
    if (!target) return
    event.preventDefault()
    navigate(target.path + target.hash)
  }
  const onIntent = ({ target }: Event) => {
    const link = linkTarget(target, location)
    if (link) load(link.path)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onIntent)
    document.removeEventListener('focusin', onIntent)
  }
}
