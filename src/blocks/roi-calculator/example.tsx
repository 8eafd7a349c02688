import { useLingui } from '@lingui/react/macro'
import { exampleId } from '../../roi/form.ts'
import { example } from '../../roi/model/inputs.ts'
import { Results } from '../../roi/results.tsx'
import type { Locale } from '../../site/locales.ts'

/** The result of the example: what is there until a visitor types, and for who runs no JavaScript. */
export function ExampleResults({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  return (
    <div id={exampleId}>
      <Results inputs={example} locale={locale} heading={t`Result of the example`} isExample />
    </div>
  )
}
