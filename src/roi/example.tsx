import { useLingui } from '@lingui/react/macro'
import type { Locale } from '../site/locales.ts'
import { exampleId } from './form.ts'
import { example } from './model/inputs.ts'
import { Results } from './results.tsx'

/** The result of the example: what stands there until a visitor types, and for who runs no JavaScript. */
export function ExampleResults({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  return (
    <div id={exampleId}>
      <Results inputs={example} locale={locale} heading={t`Result of the example`} isExample />
    </div>
  )
}
