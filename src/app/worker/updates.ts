import { type ReadonlySignal, signal } from '@preact/signals-react'

/** Offers a new version and reloads once, only when the visitor asked: a page with a half-filled form is left alone. */
export function openUpdates(reload: () => void) {
  const ready = signal(false)
  let state: 'current' | 'offered' | 'asked' | 'taken over' | 'reloading' = 'current'
  let takeOver = () => {}

  function reloadOnce() {
    if (state === 'reloading') return
    state = 'reloading'
    reload()
  }

  return {
    ready,
    /** A new worker is installed and waits; `activate` tells it to take over. */
    offer(activate: () => void): void {
      if (state === 'reloading') return
      takeOver = activate
      if (state !== 'asked') state = 'offered'
      else activate()
      ready.value = true
    },
    /** A new worker controls the page, here by `apply` or because another tab asked for it. */
    controlled() {
      if (state === 'asked') return reloadOnce()
      if (state === 'reloading') return
      state = 'taken over'
      ready.value = true
    },
    /** The visitor wants the new version. */
    apply() {
      if (state !== 'offered') return reloadOnce()
      state = 'asked'
      takeOver()
    },
  }
}

const updates = openUpdates(() => location.reload())

/** `true` once a new version of the site is on the device. */
export const updateReady: ReadonlySignal<boolean> = updates.ready

/** Changes to the new version: the page is reloaded once, when the new worker controls it. */
export const applyUpdate = updates.apply

/** For `watch-versions.ts`, which reports new workers. */
export const { offer, controlled } = updates
