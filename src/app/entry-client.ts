import { mayBeCrawler } from '../ai/may-be-crawler.ts'
import { loadClient } from '../backend/load-client.ts'
import { enhanceMenu } from '../shell/behaviour/menu.ts'
import { enhancePassages } from '../shell/behaviour/passage.ts'
import { onShown } from '../shell/behaviour/shown-page.ts'
import { enhanceTheme } from '../shell/behaviour/theme.ts'
import { localeOf, manifestPath } from '../site/locales.ts'
import { whenIdle } from '../ui/after-paint.ts'
import { awaited } from '../ui/awaited.ts'
import { startWhenNeeded } from './take-over/start-when-needed.ts'
import { followLinks } from './visits/follow-links.ts'
import { siteWords } from './words.ts'
import { stale } from './worker/stale.ts'

// Read at once: much later it is compared with the worker that controls the page by then.
const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
// First: to ask how far the page is scrolled would lay it out once something has changed.
watchScroll()
// Makes the site installable: the link of the document itself is for browsers without scripts.
const manifest = document.createElement('link')
manifest.rel = 'manifest'
manifest.href = manifestPath(localeOf(location.pathname))
document.head.append(manifest)
enhanceMenu()
enhanceTheme(sendTheme)
onShown(document)
enhancePassages(stale)
followLinks()
if (mayBeCrawler(navigator.userAgent))
  void import('../ai/present.ts').then((ai) => ai.presentTo(document, navigator.userAgent))
let background: Promise<void> | undefined
let isReady = false
const inBackground = () => {
  background ??= import('./background/background.ts').then(
    ({ runInBackground }) => {
      runInBackground(startReact, worker)
      isReady = true
    },
    () => {
      background = undefined
      addEventListener('online', inBackground, { once: true })
      stale()
    },
  )
  return background
}
// Not before the background code, which reports an error of the first render.
const loadReact = async () => {
  // With what it would ask for next: on a slow line each question of its own takes half a second.
  const [app] = await Promise.all([
    import('./take-over/start.tsx'),
    import('./visits/visits.ts'),
    siteWords[localeOf(location.pathname)](),
    inBackground(),
  ])
  return app.start()
}
const startReact = startWhenNeeded(() => awaited(loadReact()), stale)
// A form that was sent before React has come is kept; what sends it is loaded meanwhile.
const isKept = () => void awaited(Promise.all([loadClient(), import('./background/open-outbox.ts')])).catch(() => {})
if (document.querySelector('form[data-kept]')) isKept()
else addEventListener('kept', isKept, { capture: true, once: true })
// A press before the script that handles it is loaded is repeated afterwards.
document.addEventListener('click', ({ target }) => {
  const control = target instanceof Element && target.closest<HTMLElement>('[data-action="cookie-settings"]')
  if (control && !isReady) void inBackground().then(() => isReady && control.click())
})
const pressed = window.pressed ?? []
delete window.pressed
for (const button of pressed) button?.click()

// A page that never rests, or whose frames do not come, still delivers messages and asks for the choice.
const afterLoad = () => whenIdle(inBackground, { timeout: 4_000 })
const begin = () => {
  // This script is loaded after the first paint, and `load` may be over by then.
  if (document.readyState === 'complete') afterLoad()
  else window.addEventListener('load', afterLoad, { once: true })
}
// A page that the browser makes ready before anyone asks for it may never be shown: until then it is no visit.
if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()

/** Marks the root element while the page is scrolled by more than 10 pixels: the bar becomes more opaque (specification, section 9). */
function watchScroll(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > 10)
  addEventListener('scroll', mark, { passive: true })
  mark()
}

/**
 * Tells the worker which theme to write into the pages that it serves; `null`: the system's.
 * Waits for the first worker, so it may be called before there is one.
 */
async function sendTheme(theme: 'light' | 'dark' | null): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'THEME', theme })
}
