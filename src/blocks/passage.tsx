import { useLingui } from '@lingui/react/macro'

/**
 * What citing a passage takes: its address, and a reference ready to paste. `src/shell/behaviour/passage.ts` copies them;
 * without JavaScript the address is a plain link.
 */
export function Passage({ id, heading }: { id: string; heading: string }) {
  const { t } = useLingui()
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
    </p>
  )
}
