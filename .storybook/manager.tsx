import './panels/register.tsx'
import { addons } from 'storybook/manager-api'

addons.setConfig({ enableShortcuts: true, panelPosition: 'right' })
