import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useValue } from '../ui/use-value.ts'
import { consent } from './consent.ts'
import { DefaultView } from './default-view.tsx'

// Most visitors never open it.
const CustomView = lazy(async () => ({ default: (await import('./custom-view.tsx')).CustomView }))

/** Island, once per page, last in the body. Not in the prerendered HTML: whether it is needed is known by the browser only. */
export function ConsentBanner() {
  return useValue(consent.bannerOpen, false) ? <Banner /> : null
}

function Banner() {
  const { t } = useLingui()
  const [custom, setCustom] = useState(false)
  const banner = useRef<HTMLElement>(null)

  // Its height, so that the page can be scrolled clear of it (consent.css).
  useLayoutEffect(() => {
    const element = banner.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--consent', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--consent')
    }
  }, [])

  // Who asked for it, from the footer, is brought to it and back again; who did not is left where they are reading.
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!(opener instanceof HTMLElement) || !opener.matches('[data-action="cookie-settings"]')) return
    banner.current?.focus()
    return () => opener.focus()
  }, [])

  const show = (customView: boolean) => {
    setCustom(customView)
    banner.current?.focus()
  }

  return (
    <section
      ref={banner}
      className="consent"
      role="dialog"
      aria-label={t`Cookie settings`}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        // Who has not chosen yet is not let off by a key, but led back.
        if (consent.choice.peek()) consent.close()
        else if (custom) show(false)
      }}
    >
      {custom ? (
        <Suspense>
          <CustomView onBack={() => show(false)} />
        </Suspense>
      ) : (
        <DefaultView onCustomize={() => show(true)} />
      )}
    </section>
  )
}
