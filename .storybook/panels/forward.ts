import { addons } from 'storybook/preview-api'
import { factsChanged } from '../facts/addresses.ts'

/** Forwards changes of files to the panels, which have no connection to Vite. */
export function forwardChanges(): void {
  // In a static build nothing changes.
  if (!import.meta.hot) return
  const notify = () => void addons.ready().then((channel) => channel.emit(factsChanged))
  import.meta.hot.on(factsChanged, notify)
  // For files saved while there was no connection, as during the loading of a story.
  import.meta.hot.on('vite:ws:connect', notify)
  notify()
}
