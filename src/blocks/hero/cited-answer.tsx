import { useLingui } from '@lingui/react/macro'
import { brand } from '../../site/brand.ts'
import { RichText } from '../rich-text.tsx'
import type { CitedAnswer as Cited } from './schema.ts'

/**
 * The signature of the site: an assistant's answer in which a page of ours is quoted, the mark on the quotation, and the
 * source card the mark leads to. Real text; CSS sets it once, and leaves it still where motion is unwelcome.
 */
export function CitedAnswer({ cited }: { cited: Cited }) {
  const { t } = useLingui()
  return (
    <figure className="cited" aria-label={t`Example of an answer that cites its source`}>
      <p className="cited__question">{cited.question}</p>
      <div className="cited__answer">
        <RichText value={cited.answer} />
      </div>
      <a className="cited__source" id="cited-source" href={cited.page.path}>
        <span className="cited__number" aria-hidden="true">
          [1]
        </span>
        <span>
          <strong>{cited.page.title}</strong>{' '}
          <small>
            {new URL(brand.origin).host}
            {cited.page.path}
          </small>
        </span>
      </a>
      <figcaption>{t`Illustration: what being cited looks like.`}</figcaption>
    </figure>
  )
}
