import { useLingui } from '@lingui/react'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import type { LiveProps } from '../../../checker/live.tsx'
import { addCheckerWords } from '../../../checker/words.ts'
import { isTouched } from '../../../forms/form-elements.ts'
import type { Locale } from '../../../site/locales.ts'
import { checkerId, sharedCache } from '../../../site/shared.ts'

/** Signs that someone is about to use it. */
const signs = ['focusin', 'pointerover', 'input', 'submit', 'click'] as const

/** Whether another app has given something to check: by sharing it, or by opening files with the installed site. */
async function isOpenedWith(): Promise<boolean> {
  const isInstalled = window.matchMedia('(display-mode: standalone)').matches
  if (isInstalled && 'launchQueue' in window) return true
  try {
    return await caches.has(sharedCache)
  } catch {
    // Not there on plain http, or denied: then nothing was put there either.
    return false
  }
}

/**
 * Island: what brings the checker to life. Its fields are text of the page; what checks, and the words of a result, are
 * loaded when someone touches them. `audit`: path of the page with the form that a result may be carried to.
 */
export default function ReadinessChecker({ locale, audit }: { locale: Locale; audit: string }) {
  // What React hands out is another object once words were added: waiting would begin again.
  const words = useRef(useLingui().i18n)
  const [live, setLive] = useState<Pick<LiveProps, 'form' | 'takeOver'> & { Live: ComponentType<LiveProps> }>()

  // Before anything that was pressed while the page hydrated is pressed again.
  useLayoutEffect(() => {
    const form = document.getElementById(checkerId)
    if (!(form instanceof HTMLFormElement)) return
    const stop = new AbortController()
    let asked: HTMLElement | undefined
    const takeOver = () => {
      stop.abort()
      return asked
    }
    const wake = (event?: Event) => {
      // A button that is pressed while the rest is on its way is pressed again when it is there.
      if (event?.type === 'click' && event.target instanceof Element) asked = event.target.closest('button') ?? asked
      if (event?.type === 'submit') asked = form.querySelector<HTMLElement>('[type=submit]') ?? asked
      Promise.all([import('../../../checker/live.tsx'), addCheckerWords(words.current)]).then(
        ([{ Live }]) => stop.signal.aborted || setLive((known) => known ?? { Live, form, takeOver }),
        // Not to be had now: the next sign tries again.
        () => undefined,
      )
    }
    for (const sign of signs) form.addEventListener(sign, wake, { signal: stop.signal })
    void isOpenedWith().then((isOpened) => isOpened && wake())
    // What React was loaded for was the first sign.
    if (isTouched(form) || form.matches(':hover,:focus-within')) wake()
    return () => stop.abort()
  }, [])

  return live ? <live.Live form={live.form} locale={locale} audit={audit} takeOver={live.takeOver} /> : null
}
