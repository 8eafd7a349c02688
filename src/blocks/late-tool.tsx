import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { isTouched } from '../forms/form-elements.ts'

/** What the loaded part of a tool is given. */
type TakenOver = {
  /** Its fields: text of the page. */
  form: HTMLFormElement
  /** Ends what waits until the tool listens. @returns a button that was pressed meanwhile, to be pressed again */
  takeOver: () => HTMLElement | undefined
}

/** Signs that someone is about to use a tool. */
const signs = ['focusin', 'pointerover', 'input', 'submit', 'click'] as const

/**
 * Island of a tool. Its fields are text of the page; what computes, and its words, are loaded when someone touches them.
 *
 * @param id of its form
 * @param load the tool, with its words added to `i18n`
 * @param isCalled whether it is wanted without a touch; asked at first, and again when the address changes
 */
export function lateTool<Props extends object>(
  id: string,
  load: (i18n: I18n) => Promise<ComponentType<Props & TakenOver>>,
  isCalled: () => boolean | Promise<boolean>,
): ComponentType<Props> {
  return function LateTool(props) {
    // What React hands out is another object once words were added: waiting would begin again.
    const words = useRef(useLingui().i18n)
    const [live, setLive] = useState<TakenOver & { Live: ComponentType<Props & TakenOver> }>()

    // Before anything that was pressed while the page hydrated is pressed again.
    useLayoutEffect(() => {
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
        // A button that is pressed while the rest is on its way is pressed again when it is there. A reset needs no help.
        if (event?.type === 'click' && event.target instanceof Element)
          asked = event.target.closest<HTMLElement>('button:not([type=reset])') ?? asked
        if (event?.type === 'submit') asked = form.querySelector<HTMLElement>('[type=submit]') ?? asked
        load(words.current).then(
          (Live) => signal.aborted || setLive((known) => known ?? { Live, form, takeOver }),
          // Not to be had now: the next sign tries again.
          () => undefined,
        )
      }
      const wakeIfCalled = async () => (await isCalled()) && wake()
      for (const sign of signs) form.addEventListener(sign, wake, { signal })
      window.addEventListener('hashchange', wakeIfCalled, { signal })
      void wakeIfCalled()
      // What React was loaded for was the first sign.
      if (isTouched(form) || form.matches(':hover,:focus-within')) wake()
      return () => stop.abort()
    }, [])

    if (!live) return null
    const { Live, ...taken } = live
    return <Live {...props} {...taken} />
  }
}
