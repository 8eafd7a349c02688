import { createContext, useContext } from 'react'
import type { Place } from '../../facts/facts.ts'

/** Whether places can be opened in the editor: only with a development server. */
export const Opens = createContext(false)

type Shown = {
  readonly place: Place
  /** Shows the end of the path only, for narrow columns. */
  readonly short?: boolean
}

export function PlaceLink({ place: { file, line, column }, short = false }: Shown) {
  const opens = useContext(Opens)
  const place = `${file}:${line}:${column}`
  const shown = short ? place.split('/').slice(-2).join('/') : place
  if (!opens)
    return (
      <code className="place" title={place}>
        {shown}
      </code>
    )
  return (
    <button
      type="button"
      className="place"
      title={`Open ${place} in the editor`}
      aria-label={`Open ${place} in the editor`}
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
    >
      {shown}
    </button>
  )
}
