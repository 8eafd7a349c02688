import type { Block } from '../content/model.ts'
import { RichText } from './rich-text.tsx'

/** Something the reader should know before the text below it. */
export function Notice({ block }: { block: Extract<Block, { type: 'notice' }> }) {
  return (
    <aside className="block block--notice">
      <div className={`notice notice--${block.tone} block__body`}>
        <RichText value={block.body} />
      </div>
    </aside>
  )
}
