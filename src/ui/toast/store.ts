import type { MessageDescriptor } from '@lingui/core'
import { type ReadonlySignal, signal } from '@preact/signals-react'

type ToastTone = 'success' | 'destructive' | 'info'
export type ToastMessage = {
  tone: ToastTone
  /** Text, or a message descriptor: callers without a loaded catalog leave translation to the region. */
  title: string | MessageDescriptor
  text?: string | undefined
  /** Until it is dismissed, as errors do: it offers something to do. */
  stays?: true
  action?: { label: string; run: () => void } | undefined
  /** It takes the place of any other about the same: only the last copy is still on the clipboard. */
  about?: 'clipboard'
  /** Not announced: what has just got the focus says the same. */
  quiet?: true
}
export type Toast = ToastMessage & { readonly id: number }

/** More than this would cover what the visitor is reading. */
export const mostAtOnce = 3

export function createToasts() {
  const shown = signal<readonly Toast[]>([])
  let last = 0
  return {
    toasts: shown,
    /** Shows a message, in place of one with the same text or about the same. @returns the id for `dismiss` */
    show(message: ToastMessage): number {
      last += 1
      const { title, text, about } = message
      const others = shown
        .peek()
        .filter((toast) => (toast.title !== title || toast.text !== text) && (!about || toast.about !== about))
      shown.value = [...others, { ...message, id: last }].slice(-mostAtOnce)
      return last
    },
    dismiss(id: number): void {
      shown.value = shown.peek().filter((toast) => toast.id !== id)
    },
  }
}

const store = createToasts()

/** The toasts of this window. Only effects and handlers write to it, so prerendering never does. */
export const { show, dismiss } = store
export const toasts: ReadonlySignal<readonly Toast[]> = store.toasts
