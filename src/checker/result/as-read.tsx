import { useLingui } from '@lingui/react/macro'
import { numberIn } from '../../readiness/message.ts'
import { type Report, shownCharacters } from '../../readiness/report.ts'
import type { Locale } from '../../site/locales.ts'
import { Button } from '../../ui/button.tsx'

/** The page as a reader that runs no script gets it, beside what the server sends. */
export function AsRead({
  report: { read, source, length },
  locale,
  copy,
}: {
  report: Report
  locale: Locale
  copy: (text: string) => void
}) {
  const { t } = useLingui()
  const [sent, kept] = [numberIn(length, locale), numberIn(read.length, locale)]
  return (
    <section className="checked__group">
      <h4>{t`As an AI reads it`}</h4>
      <p>{t`The words of the page in order, without what is hidden and without what scripts would write. When this was last measured (December 2024), most AI crawlers ran no scripts.`}</p>
      <div className="checked__pair">
        <Text name={t`What the server sends: ${sent} characters`} text={source} isCut={length > source.length} />
        <Text
          name={t`What an assistant reads: ${kept} characters`}
          text={read.slice(0, shownCharacters) || t`Nothing: this HTML holds no words.`}
          isCut={read.length > shownCharacters}
        />
      </div>
      <Button variant="outline" size="sm" onClick={() => copy(read)}>{t`Copy the text`}</Button>
    </section>
  )
}

function Text({ name, text, isCut }: { name: string; text: string; isCut: boolean }) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        {text}
        {isCut && '…'}
      </pre>
    </figure>
  )
}
