import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'

/** More of it would only slow the page down; copying takes all. */
const longest = 20_000

/** The page as a reader that runs no script gets it. */
export function AsRead({ text, copy }: { text: string; copy: (text: string) => void }) {
  const { t } = useLingui()
  const isCut = text.length > longest
  return (
    <section className="checked__group">
      <h4>{t`As an AI reads it`}</h4>
      <p>{t`The words of the page in order, without what is hidden and without what scripts would write. Most AI crawlers run no script.`}</p>
      <details className="check">
        <summary>{t`Show the text`}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre className="checked__read" tabIndex={0}>
          {text ? text.slice(0, longest) : t`Nothing: no word stands in this HTML.`}
          {isCut && '…'}
        </pre>
        <Button variant="outline" size="sm" onClick={() => copy(text)}>{t`Copy the text`}</Button>
      </details>
    </section>
  )
}
