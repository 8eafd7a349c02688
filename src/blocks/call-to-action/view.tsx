import { Actions } from '../actions.tsx'
import { RichText } from '../rich-text.tsx'
import type { ViewOf } from '../views.tsx'

export default function CallToAction({ block, navigation }: ViewOf<'call-to-action'>) {
  return (
    <section className="cta" id={block.id}>
      <div className="cta__inner">
        <h2>{block.heading}</h2>
        <RichText value={block.body} />
        <Actions actions={block.actions} navigation={navigation} />
      </div>
    </section>
  )
}
