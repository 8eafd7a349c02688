import { useLingui } from '@lingui/react/macro'
import type { Confidence } from '../content/model.ts'

/**
 * What citing a passage takes: its address, and a reference ready to paste. `src/shell/behaviour/passage.ts` copies them;
 * without JavaScript the address is a plain link.
 */
export function Passage({ id, heading, confidence }: { id: string; heading: string; confidence: Confidence }) {
  const { t } = useLingui()
  // The four levels of the specification, worded as statements about the evidence.
  const levels = {
    high: t`Evidence: solid`,
    medium: t`Evidence: partial`,
    low: t`Evidence: an estimate`,
    theoretical: t`Evidence: theory only`,
  }
  return (
    <p className="passage">
      <a href={`#${id}`} aria-label={t`Link to “${heading}”`}>
        #
      </a>
      <button
        type="button"
        className="button button--link button--sm"
        data-action="copy-link"
        data-done={t`Link copied`}
      >
        {t`Copy link`}
      </button>
      <button
        type="button"
        className="button button--link button--sm"
        data-action="cite"
        data-done={t`Reference copied`}
      >
        {t`Cite this passage`}
      </button>
      <span>{levels[confidence]}</span>
    </p>
  )
}

/** The same for a figure or, with an `image` to share, for a chart: the reference includes the address. */
export function FigurePassage({ image }: { image?: string }) {
  const { t } = useLingui()
  return (
    <p className="passage">
      <button
        type="button"
        className="button button--link button--sm"
        data-action="cite"
        data-done={t`Reference copied`}
      >
        {image ? t({ context: 'chart', message: 'Cite this figure' }) : t`Cite this figure`}
      </button>
      {image && (
        <a href={image} className="button button--link button--sm">
          {t`Share image`}
        </a>
      )}
    </p>
  )
}
