import { RichText } from '../rich-text.tsx'
import type { ViewOf } from '../views.tsx'

/** Something the reader should know before the text below it. */
export default function Notice({ block }: ViewOf<'notice'>) {
  return (
    <aside className="block block--notice">
      <div className={`notice notice--${block.tone} block__body`}>
        <RichText value={block.body} />
      </div>
    </aside>
  )
}
