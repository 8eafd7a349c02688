import { addons } from 'storybook/preview-api'
import { factsChanged } from '../facts/addresses.ts'

/** Tells the panels, which have no connection to Vite of their own, that files have changed. */
export function forwardChanges(): void {
  // Where the preview is built, nothing changes.
  if (!import.meta.hot) return
  const tell = () => void addons.ready().then((channel) => channel.emit(factsChanged))
  import.meta.hot.on(factsChanged, tell)
  // What was saved while nobody heard of it, as while a story is loaded.
  import.meta.hot.on('vite:ws:connect', tell)
  tell()
}
