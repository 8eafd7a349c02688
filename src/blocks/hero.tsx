import { useLingui } from '@lingui/react/macro'
import type { Block } from '../content/model.ts'
import { Actions } from './actions.tsx'
import { CitedAnswer } from './cited-answer.tsx'
import { RichText } from './rich-text.tsx'

/** The head of a page: the only h1, what the page answers, and where to go from here. */
export function Hero({ block, updated }: { block: Extract<Block, { type: 'hero' }>; updated: string | undefined }) {
  const { t } = useLingui()
  return (
    <section className={block.cited ? 'hero hero--cited' : 'hero'}>
      <div className="hero__text">
        <h1 tabIndex={-1}>{block.title}</h1>
        <div className="hero__lead">
          <RichText value={block.lead} />
        </div>
        <Actions actions={block.actions} />
        {updated && <p className="meta hero__updated">{t`Last updated ${updated}`}</p>}
      </div>
      {block.cited && <CitedAnswer cited={block.cited} />}
    </section>
  )
}
