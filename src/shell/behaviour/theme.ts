import { themeKey } from '../../site/ledger.ts'

type Theme = 'light' | 'dark'

/**
 * The switch between light and dark. The visitor's choice is stored and sent to the service worker, which writes it into
 * the page before the first paint: no script of ours may run that early.
 */
export function enhanceTheme(tellWorker: (theme: Theme) => unknown): void {
  const remember = () => {
    const theme = read()
    if (!theme || theme === document.documentElement.dataset.theme) return
    show(theme)
    // It does not know, or no more: its caches may be cleared by themselves.
    tellWorker(theme)
  }
  remember()
  // Chosen in another tab, or on the next page while the browser kept this one to go back to.
  addEventListener('storage', remember)
  addEventListener('pageshow', remember)
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-action="theme"]')) return
    const theme: Theme = isDark() ? 'light' : 'dark'
    show(theme)
    write(theme)
    tellWorker(theme)
  })
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // The colours of the browser's own bar, light first: what was chosen counts, whatever the system prefers.
  document.querySelectorAll<HTMLMetaElement>('meta[media]').forEach((colour, at) => {
    colour.media = at > 0 === (theme === 'dark') ? '' : 'print'
  })
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

function read(): Theme | undefined {
  try {
    const stored = localStorage.getItem(themeKey)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    // Storage is denied (blocked cookies): the choice lasts as long as the page.
    return undefined
  }
}

function write(theme: Theme): void {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // As above.
  }
}
