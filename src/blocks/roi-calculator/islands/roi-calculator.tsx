import { useLingui } from '@lingui/react'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { isTouched } from '../../../forms/form-elements.ts'
import { formId } from '../../../roi/form-id.ts'
import type { LiveProps } from '../../../roi/live.tsx'
import { addRoiWords } from '../../../roi/words.ts'
import type { Locale } from '../../../site/locales.ts'

/** Signs that someone is about to use it. */
const signs = ['focusin', 'pointerover', 'input', 'click'] as const

/**
 * Island: what brings the calculator to life. Its fields and the result of the example are text of the page; model,
 * curve and words are loaded when someone touches it or comes with a scenario in the address.
 */
export default function RoiCalculator({ locale }: { locale: Locale }) {
  // What React hands out is another object once words were added: waiting would begin again.
  const words = useRef(useLingui().i18n)
  const [live, setLive] = useState<Pick<LiveProps, 'form' | 'takeOver'> & { Live: ComponentType<LiveProps> }>()

  // Before anything that was pressed while the page hydrated is pressed again.
  useLayoutEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const stop = new AbortController()
    let asked: HTMLElement | undefined
    const takeOver = () => {
      stop.abort()
      return asked
    }
    const wake = (event?: Event) => {
      // A button that is pressed while the rest is on its way is pressed again when it is there.
      if (event?.type === 'click' && event.target instanceof Element)
        asked = event.target.closest<HTMLElement>('[data-roi]:not(a)') ?? asked
      Promise.all([import('../../../roi/live.tsx'), addRoiWords(words.current)]).then(
        ([{ Live }]) => stop.signal.aborted || setLive((known) => known ?? { Live, form, takeOver }),
        // Not to be had now: the next sign tries again, and the example stays.
        () => undefined,
      )
    }
    const hasScenario = () => location.hash.startsWith('#b=')
    for (const sign of signs) form.addEventListener(sign, wake, { signal: stop.signal })
    window.addEventListener('hashchange', () => hasScenario() && wake(), { signal: stop.signal })
    // What React was loaded for was the first sign.
    if (hasScenario() || isTouched(form) || form.matches(':hover,:focus-within')) wake()
    return () => stop.abort()
  }, [])

  return live ? <live.Live form={live.form} locale={locale} takeOver={live.takeOver} /> : null
}
