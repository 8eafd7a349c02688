import { addons } from 'storybook/preview-api'
import { factsChanged } from '../facts/addresses.ts'

/** Tells the panels, which have no connection to Vite of their own, that files have changed. */
export function forwardChanges(): void {
  import.meta.hot?.on(factsChanged, () => addons.getChannel().emit(factsChanged))
}
