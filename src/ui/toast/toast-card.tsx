import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../button.tsx'
import type { Toast } from './store.ts'

/** Time to read two short lines twice. An error stays until it is dismissed, and what is to be copied. */
const lifetimeMs = 8000

/** One toast and its countdown, which starts anew after a pause. */
export function ToastCard({
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
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (paused || stays) return
    const timer = setTimeout(() => gone(), lifetimeMs)
    return () => clearTimeout(timer)
  }, [paused, stays])

  return (
    <div className={`toast toast--${tone}`}>
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
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
