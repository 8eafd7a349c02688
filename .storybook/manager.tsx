import './panels/register.tsx'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { type API, addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import { followStates, label } from './sidebar.tsx'
import { chosen } from './stage/toolbar.ts'

addons.setConfig({
  // Below the page, where results, two languages side by side and all tabs have room.
  layout: { panelPosition: 'bottom' },
  selectedPanel: 'citence/results',
  sidebar: { renderLabel: label },
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Content preview', brandUrl: '/' }),
})

addons.register('citence/width', (api) => followWidth(document, api))
addons.register('citence/states', followStates)

type Told = { globals: Record<string, unknown> }

/** Sets the frame to the width in the toolbar; with both languages side by side, each of them. */
function followWidth(document: Document, api: API): void {
  const style = document.createElement('style')
  document.head.append(style)
  const show = ({ globals }: Told) => {
    const { width, language } = chosen(globals)
    const pixels = Number(width) * (language === 'both' ? 2 : 1)
    style.textContent = Number.isNaN(pixels)
      ? ''
      : `#storybook-preview-wrapper { overflow-x: auto }
         #storybook-preview-iframe { inline-size: ${pixels}px !important; margin-inline: auto; display: block }`
  }
  api.on(SET_GLOBALS, show)
  api.on(GLOBALS_UPDATED, show)
}
