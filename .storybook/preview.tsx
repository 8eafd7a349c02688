import '../src/app/site.css'
import '../src/app/late.css'
import 'virtual:citence/sheets'
import 'virtual:citence/typefaces.css'
import './stage/preview.css'
import type { Preview } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { laterIslands, loadIslands } from '../src/app/islands.tsx'
import { enhanceMenu } from '../src/shell/behaviour/menu.ts'
import { enhancePassages } from '../src/shell/behaviour/passage.ts'
import { defaultLocale, locales } from '../src/site/locales.ts'
import { factsChanged } from './facts/addresses.ts'
import { clear } from './stage/device.ts'
import { followLinks, isHalf } from './stage/links.ts'
import { mockBackend } from './stage/mock-backend.ts'
import { SideBySide } from './stage/side-by-side.tsx'
import { Stage } from './stage/stage.tsx'
import { chosen, initialChoices, toolbar } from './stage/toolbar.ts'
import { wordsFor } from './stage/words.ts'

mockBackend(window)
forwardChanges()
enhanceMenu()
enhancePassages(() => {})
if (!isHalf) followLinks(document)

const islands = () => loadIslands(laterIslands.map((name) => ({ kind: 'island', name, props: '{}' })))

let shown = ''

const preview: Preview = {
  globalTypes: toolbar,
  initialGlobals: initialChoices,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Pages',
          ['Not yet in the table of routes', 'Home and guides', 'Definitions', 'Tools', 'Agency', 'Blog', 'Legal'],
          'Blocks',
          'Forms',
          'Consent',
          'Notices',
          'Controls',
        ],
      },
    },
  },
  loaders: [
    async ({ globals, parameters }) => {
      await islands()
      const own = locales.find((locale) => locale === parameters.citence?.locale) ?? defaultLocale
      return { words: await wordsFor(chosen(globals).language, own) }
    },
  ],
  // Another choice in the toolbar shows the same story again, and should not undo what was done in it.
  async beforeEach({ id }) {
    if (id !== shown) await clear()
    shown = id
  },
  // The site's own error boundary would hide from the tests that a part failed.
  afterEach({ canvasElement, parameters }) {
    if (!parameters.isFallback && canvasElement.querySelector('main.failure'))
      throw new Error('A part of this story failed: the error is in the console.')
  },
  decorators: [
    (Story, { globals, loaded, id }) => {
      const choices = chosen(globals)
      if (choices.language === 'both') return <SideBySide story={id} choices={choices} />
      return (
        <Stage words={loaded.words} choices={choices}>
          <Story />
        </Stage>
      )
    },
  ],
}

export default preview

/** Forwards changes of files to the panels, which have no connection to Vite. */
function forwardChanges(): void {
  // In a static build nothing changes.
  if (!import.meta.hot) return
  const notify = () => void addons.ready().then((channel) => channel.emit(factsChanged))
  import.meta.hot.on(factsChanged, notify)
  // For files saved while there was no connection, as during the loading of a story.
  import.meta.hot.on('vite:ws:connect', notify)
  notify()
}
