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
}
export type Toast = ToastMessage & { readonly id: number }

/** More than this would cover what the visitor is reading. */
export const mostAtOnce = 3

export type ToastStore = {
  readonly toasts: ReadonlySignal<readonly Toast[]>
  /** Shows a message, in place of one with the same text. @returns the id for `dismiss` */
  show(message: ToastMessage): number
  dismiss(id: number): void
}

export function createToasts(): ToastStore {
  const shown = signal<readonly Toast[]>([])
  let last = 0
  return {
    toasts: shown,
    show(message) {
      last += 1
      const others = shown.peek().filter((toast) => toast.title !== message.title || toast.text !== message.text)
      shown.value = [...others, { ...message, id: last }].slice(-mostAtOnce)
      return last
    },
    dismiss(id) {
      shown.value = shown.peek().filter((toast) => toast.id !== id)
    },
  }
}

/** The toasts of this window. Only effects and handlers write to it, so prerendering never does. */
export const { toasts, show, dismiss } = createToasts()
