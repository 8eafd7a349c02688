import { type CSSProperties, useSyncExternalStore } from 'react'
import { STORY_MISSING, STORY_RENDERED } from 'storybook/internal/core-events'
import { type API, experimental_getStatusStore, type HashEntry } from 'storybook/manager-api'
import { factsChanged, statesAddress } from './facts/addresses.ts'
import type { PageState, PageStates } from './facts/facts.ts'

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

let known: PageStates = {}
const listeners = new Set<() => void>()

const knownStates = (): PageStates => known
const onStates = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const typeId = 'citence/states'
const values = {
  mistake: 'status-value:error',
  findings: 'status-value:warning',
  stale: 'status-value:warning',
  'to review': 'status-value:warning',
  draft: 'status-value:pending',
  scheduled: 'status-value:pending',
} as const satisfies Record<PageState['word'], string>

/** Reads the open tasks after the first story is shown, and after a second without a save: the story comes first. */
export function followStates(api: API): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void read(), 1000)
  }
  api.once(STORY_RENDERED, soon)
  api.once(STORY_MISSING, soon)
  api.on(factsChanged, soon)
}

async function read(): Promise<void> {
  const answer = await fetch(statesAddress).catch(() => undefined)
  if (!answer?.ok) return
  known = await answer.json()
  for (const listener of listeners) listener()
  tellStorybook()
}

/** For the warning count and the colours of the sidebar. */
function tellStorybook(): void {
  const first = Object.entries(known).flatMap(([storyId, { states }]) =>
    states
      .slice(0, 1)
      .map(({ word, why }) => ({ storyId, typeId, value: values[word], title: word, description: why })),
  )
  try {
    const store = experimental_getStatusStore(typeId)
    store.unset()
    store.set(first)
  } catch {
    // Storybook gives up its status store when the server is too busy to answer within a second; the labels still work.
  }
}
