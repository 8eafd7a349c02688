import { type CSSProperties, useSyncExternalStore } from 'react'
import type { HashEntry } from 'storybook/manager-api'
import { knownStates, onStates } from './states.ts'

/** A page by its title with its open tasks; everything else by its name. */
export function label(item: HashEntry) {
  const stories = item.type === 'story' ? [item.id] : item.type === 'component' ? item.children : []
  return stories.some((id) => id.startsWith('pages-')) ? <Label item={item} stories={stories} /> : item.name
}

const box: CSSProperties = {
  border: '1px solid currentColor',
  borderRadius: 3,
  fontSize: 11,
  marginInlineStart: 6,
  padding: '0 4px',
  whiteSpace: 'nowrap',
}

function Label({ item, stories }: { item: HashEntry; stories: readonly string[] }) {
  const known = useSyncExternalStore(onStates, knownStates)
  const states = stories.flatMap((id) => known[id]?.states ?? [])
  const words = new Map(states.map(({ word, why }) => [word, why]))
  return (
    <span>
      {(item.type === 'component' && known[stories[0] ?? '']?.title) || item.name}
      {[...words].map(([word, why]) => (
        <span key={word} style={box} title={why}>
          {word}
        </span>
      ))}
    </span>
  )
}
