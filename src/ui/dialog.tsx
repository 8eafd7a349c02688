import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CloseButton } from './button.tsx'

/**
 * A modal native `<dialog>`: the browser traps the focus, closes on Escape and returns the focus to where it was.
 * It is in the tree only while open: `{open && <Dialog … />}`.
 */
export function Dialog({
  id,
  title,
  close,
  onClose,
  children,
}: {
  id: string
  title: string
  /** The name of the close button. */
  close: string
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    // The focus returns only when the dialog is closed before its node is removed, hence a layout effect.
    return () => element.close()
  }, [])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${id}-title`} onClose={onClose}>
      <header className="dialog__head">
        <h2 id={`${id}-title`}>{title}</h2>
        <CloseButton label={close} onClick={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  )
}
