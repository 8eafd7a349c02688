import { RichText } from '../rich-text.tsx'
import type { ViewOf } from '../views.tsx'

/** Something the reader should know before the text below it. No `aside`: reader modes leave those out. */
export default function Notice({ block }: ViewOf<'notice'>) {
  return (
    <div className="block block--notice" role="note">
      <div className={`notice notice--${block.tone} block__body`}>
        <RichText value={block.body} />
      </div>
    </div>
  )
}
