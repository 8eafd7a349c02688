import { createContext, useContext } from 'react'
import type { Words } from './words.ts'

export const StageContext = createContext<Words | null>(null)

/** The language of the stage that a story is on. */
export function useWords(): Words {
  const words = useContext(StageContext)
  if (!words) throw new Error('.storybook/preview.tsx puts every story on a stage; this one is on none.')
  return words
}
