import { createContext, useContext } from 'react'
import type { Place } from '../../facts/facts.ts'

/** Whether places open in the editor: while Storybook runs beside the files. */
export const Opens = createContext(false)

/** A place in a file of the project, which opens in the editor. */
export function PlaceLink({ place: { file, line, column } }: { place: Place }) {
  const opens = useContext(Opens)
  const place = `${file}:${line}:${column}`
  if (!opens) return <code className="place">{place}</code>
  return (
    <button
      type="button"
      className="place"
      title={`Open ${place} in the editor`}
      onClick={() => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)}
    >
      {place}
    </button>
  )
}
