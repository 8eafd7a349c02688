import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, CloseButton } from '../button.tsx'
import { useLatest } from '../use-latest.ts'
import { useValue } from '../use-value.ts'
import { dismiss, type Toast, toasts } from './store.ts'

const none: readonly Toast[] = []

/**
 * Island without props, once per page: where toasts appear. Alt+T brings the focus here; it goes back to where it was when
 * one is dismissed. The two live regions are in the page before anything is said in them, because what is inserted together
 * with its region is often not read out.
 */
export function Toaster() {
  const { t, i18n } = useLingui()
  const shown = useValue(toasts, none)
  const [paused, setPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const before = useRef<EventTarget | null>(null)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // `code`: with Alt held, macOS reports another `key`.
      if (!event.altKey || event.code !== 'KeyT') return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const end = (...ended: readonly Toast[]) => {
    const isHere = region.current?.contains(document.activeElement)
    for (const toast of ended) dismiss(toast.id)
    if (!isHere) return
    // React tells of no blur of what it removes.
    setPaused(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }

  const cards = (said: 'status' | 'alert' | undefined) =>
    shown
      .filter(({ quiet, tone }) => (quiet ? undefined : tone === 'destructive' ? 'alert' : 'status') === said)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          title={typeof toast.title === 'string' ? toast.title : i18n._(toast.title)}
          paused={paused}
          onGone={() => end(toast)}
        >
          <CloseButton label={t`Close`} onClick={() => end(toast)} />
        </ToastCard>
      ))

  return (
    <section
      ref={region}
      className="toasts"
      aria-label={t`Notifications (Alt+T)`}
      tabIndex={-1}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
        setPaused(true)
      }}
      onBlur={() => setPaused(false)}
      onKeyDown={(event) => event.key === 'Escape' && end(...shown)}
    >
      <div role="status">{cards('status')}</div>
      <div role="alert">{cards('alert')}</div>
      <div>{cards(undefined)}</div>
    </section>
  )
}

/** Time to read two short lines twice. Errors, and text to be copied, stay until they are dismissed. */
const lifetimeMs = 8000

/** One toast and its countdown, which starts again from the beginning after a pause. */
function ToastCard({
  toast,
  title,
  paused,
  onGone,
  children,
}: {
  toast: Toast
  title: string
  paused: boolean
  onGone: () => void
  children: ReactNode
}) {
  const { tone, text, action, stays = tone === 'destructive' } = toast
  const gone = useLatest(onGone)
  useEffect(() => {
    if (paused || stays) return
    const timer = setTimeout(() => gone(), lifetimeMs)
    return () => clearTimeout(timer)
  }, [paused, stays, gone])

  return (
    <div className={`toast toast--${tone}`}>
      <div>
        <strong>{title}</strong>
        {/* What is to be copied by hand is shown whole. */}
        {text && <p className={stays ? undefined : 'toast__text'}>{text}</p>}
        {action && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              action.run()
              onGone()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
