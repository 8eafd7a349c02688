import './panels/register.tsx'
import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import { followWidth } from './stage/follow-width.ts'

addons.setConfig({
  layout: { panelPosition: 'right' },
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Content preview', brandUrl: '/' }),
})

addons.register('citence/width', (api) => followWidth(document, api))
