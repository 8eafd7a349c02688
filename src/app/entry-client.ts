import './site.css'
import { mayBeCrawler } from '../ai/may-be-crawler.ts'
import { enhanceMenu } from '../shell/behaviour/menu.ts'
import { logMissing } from '../shell/behaviour/missing.ts'
import { enhancePassages } from '../shell/behaviour/passage.ts'
import { watchScroll } from '../shell/behaviour/scrolled.ts'
import { enhanceTheme } from '../shell/behaviour/theme.ts'
import { showYear } from '../shell/behaviour/year.ts'
import { startWhenNeeded } from './start-when-needed.ts'
import { tellTheme } from './worker/tell-theme.ts'

enhanceMenu(document)
enhanceTheme(window, tellTheme)
watchScroll(window)
logMissing(document)
showYear(document, new Date().getFullYear())
enhancePassages(document)
if (mayBeCrawler(navigator.userAgent))
  void import('../ai/present.ts').then((ai) => ai.presentTo(document, navigator.userAgent))
startWhenNeeded(
  window,
  () => import('./start.tsx').then((app) => app.start()),
  () => void import('./worker/recover.ts').then((worker) => worker.reloadIfStale(window)),
)
