import './site.css'
import { enhanceMenu } from '../shell/behaviour/menu.ts'
import { logMissing } from '../shell/behaviour/missing.ts'
import { enhancePassages } from '../shell/behaviour/passage.ts'
import { watchScroll } from '../shell/behaviour/scrolled.ts'
import { enhanceTheme } from '../shell/behaviour/theme.ts'
import { startWhenNeeded } from './start-when-needed.ts'
import { tellTheme } from './worker/tell-theme.ts'

enhanceMenu(document)
enhanceTheme(window, tellTheme)
watchScroll(window)
logMissing(document)
enhancePassages(document)
startWhenNeeded(window, async () => (await import('./start.tsx')).start())

window.addEventListener('load', () => {
  // The typefaces come after the first paint and never move it: tokens.css uses them from here on.
  document.documentElement.dataset.fonts = ''
})
