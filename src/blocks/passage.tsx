import { useLingui } from '@lingui/react/macro'
import type { Confidence } from '../content/model.ts'
import { Button } from '../ui/button.tsx'

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
      <Copy action="copy-link" done={t`Link copied`}>{t`Copy link`}</Copy>{' '}
      <Copy action="cite" done={t`Reference copied`}>{t`Cite this passage`}</Copy> <span>{levels[confidence]}</span>
    </p>
  )
}

/** The same for a figure or, with an `image` to share, for a chart: the reference includes the address. */
export function FigurePassage({ image }: { image?: string }) {
  const { t } = useLingui()
  return (
    <p className="passage">
      <Copy action="cite" done={t`Reference copied`}>
        {image ? t({ context: 'chart', message: 'Cite this figure' }) : t`Cite this figure`}
      </Copy>{' '}
      {image && (
        <a href={image} className="button button--link button--sm">
          {t`Share image`}
        </a>
      )}
    </p>
  )
}

function Copy({ action, done, children }: { action: 'cite' | 'copy-link'; done: string; children: string }) {
  return (
    <Button variant="link" size="sm" data-action={action} data-done={done}>
      {children}
    </Button>
  )
}
