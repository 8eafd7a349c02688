import React, { type ComponentType, type ReactNode } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { type API, addons, types } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import { ReadPanel } from './panels/read/read-panel.tsx'
import { ResultsPanel } from './panels/results/results-panel.tsx'
import { StructuredPanel } from './panels/structured/structured-panel.tsx'
import { TranslationPanel } from './panels/translation/translation-panel.tsx'
import { followStates, label } from './sidebar.tsx'
import { chosen } from './stage/toolbar.ts'

addons.setConfig({
  // Below the page, where results, two languages side by side and all tabs have room.
  layout: { panelPosition: 'bottom' },
  selectedPanel: 'citence/results',
  sidebar: { renderLabel: label },
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Content preview', brandUrl: '/' }),
})

// Storybook compiles JSX of its manager to React.createElement without importing React.
Object.assign(globalThis, { React })

const panels: readonly { id: string; title: string; Content: ComponentType }[] = [
  { id: 'results', title: 'Results', Content: ResultsPanel },
  { id: 'structured-data', title: 'Structured data', Content: StructuredPanel },
  { id: 'read', title: 'What an AI reads', Content: ReadPanel },
  { id: 'translation', title: 'Translation', Content: TranslationPanel },
]

addons.register('citence', () => {
  // Panels are shown in the order they were added: Storybook's own are added again, after ours.
  const known = addons.getElements(types.PANEL)
  const own = { ...known }
  for (const id of Object.keys(own)) delete known[id]
  for (const { id, title, Content } of panels)
    addons.add(`citence/${id}`, {
      type: types.PANEL,
      title,
      render: ({ active = false }) => (
        <AddonPanel active={active}>
          <WhenActive active={active}>
            <Content />
          </WhenActive>
        </AddonPanel>
      ),
    })
  Object.assign(known, own)
})

/** A hidden panel requests no facts. */
function WhenActive({ active, children }: { active: boolean; children: ReactNode }) {
  return active ? children : null
}

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
