import { RichText } from './rich-text.tsx'
import type { Tool } from './tool.ts'

/** The heading of a tool, and what the page says above it. */
export function ToolIntro({ id, heading, intro }: Pick<Tool<string>, 'id' | 'heading' | 'intro'>) {
  return (
    <>
      {heading && <h2 id={id}>{heading}</h2>}
      <RichText value={intro} />
    </>
  )
}
