import './panels/register.tsx'
import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import { label } from './sidebar/label.tsx'
import { followStates } from './sidebar/states.ts'
import { followWidth } from './stage/follow-width.ts'

addons.setConfig({
  // Below the page, where results, two languages side by side and all tabs have room.
  layout: { panelPosition: 'bottom' },
  selectedPanel: 'citence/results',
  sidebar: { renderLabel: label },
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Content preview', brandUrl: '/' }),
})

addons.register('citence/width', (api) => followWidth(document, api))
addons.register('citence/states', followStates)
