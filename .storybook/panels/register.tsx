import React, { type ComponentType, type ReactNode } from 'react'
import { AddonPanel } from 'storybook/internal/components'
import { addons, types } from 'storybook/manager-api'
import { ReadPanel } from './read/read-panel.tsx'
import { ResultsPanel } from './results/results-panel.tsx'
import { StructuredPanel } from './structured/structured-panel.tsx'
import { TranslationPanel } from './translation/translation-panel.tsx'

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
