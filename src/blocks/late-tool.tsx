import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ComponentType, useRef, useState } from 'react'
import { isTouched } from '../forms/form-elements.ts'
import { awaited } from '../ui/awaited.ts'
import { useBrowserLayoutEffect } from '../ui/use-browser-layout-effect.ts'

/** Props of the loaded part of a tool. */
type TakenOver = {
  /** Its prerendered fields. */
  form: HTMLFormElement
  /** Ends the wait for the tool. @returns a button that was pressed meanwhile, to be pressed again */
  takeOver: () => HTMLElement | undefined
}

/** Signs that someone is about to use a tool. */
const signs = ['focusin', 'pointerover', 'input', 'submit', 'click'] as const

/**
 * Island of a tool. Its fields are prerendered; its code and its catalog are loaded when someone touches them.
 *
 * @param id of its form
 * @param load the tool, with its words added to `i18n`
 * @param isCalled whether it starts without a touch; called at first, and again when the address changes
 */
export function lateTool<Props extends object>(
  id: string,
  load: (i18n: I18n) => Promise<ComponentType<Props & TakenOver>>,
  isCalled: () => boolean | Promise<boolean>,
): ComponentType<Props> {
  return function LateTool(props) {
    // `useLingui` returns another object once words were added; it must not restart the effect.
    const words = useRef(useLingui().i18n)
    const [live, setLive] = useState<TakenOver & { Live: ComponentType<Props & TakenOver> }>()

    // A layout effect: clicks made before hydration are replayed after it.
    useBrowserLayoutEffect(() => {
      const form = document.getElementById(id)
      if (!(form instanceof HTMLFormElement)) return
      const stop = new AbortController()
      const { signal } = stop
      let asked: HTMLElement | undefined
      const takeOver = () => {
        stop.abort()
        return asked
      }
      const wake = (event?: Event) => {
        // A button that is pressed while the tool loads is pressed again when it is there. A reset works without it.
        if (event?.type === 'click' && event.target instanceof Element)
          asked = event.target.closest<HTMLElement>('button:not([type=reset])') ?? asked
        if (event?.type === 'submit') asked = form.querySelector<HTMLElement>('[type=submit]') ?? asked
        awaited(load(words.current)).then(
          (Live) => signal.aborted || setLive((known) => known ?? { Live, form, takeOver }),
          // Could not be loaded: the next sign tries again.
          () => undefined,
        )
      }
      const wakeIfCalled = async () => (await isCalled()) && wake()
      for (const sign of signs) form.addEventListener(sign, wake, { signal })
      window.addEventListener('hashchange', wakeIfCalled, { signal })
      void wakeIfCalled()
      // The event that React was loaded for was the first sign.
      if (isTouched(form) || form.matches(':hover,:focus-within')) wake()
      return () => stop.abort()
    }, [])

    if (!live) return null
    const { Live, ...taken } = live
    return <Live {...props} {...taken} />
  }
}
