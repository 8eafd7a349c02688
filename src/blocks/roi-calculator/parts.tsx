import { useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { exampleId, statusId } from '../../roi/form.ts'
import { example } from '../../roi/model/inputs.ts'
import { Results } from '../../roi/results.tsx'
import type { Locale } from '../../site/locales.ts'
import { pathOf } from '../../site/routes.ts'
import { calculatorId } from '../../site/shared.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { group, island, staticPart } from '../make-parts.tsx'
import { RichText } from '../rich-text.tsx'
import type { SheetsOf } from '../sheets.ts'
import type { PartsOf } from '../views.tsx'
import { Fields } from './fields.tsx'
import type RoiCalculator from './islands/roi-calculator.tsx'

export const sheets: SheetsOf<'roi-calculator'> = () => ['tables', 'chart']

/** All of it is prerendered, including the result of the example; the island adds the behaviour. */
const parts: PartsOf<'roi-calculator'> = (block, { page: { locale }, i18n }) => {
  const text = (className: string, node: ReactNode) => staticPart('div', { className }, node, i18n)
  return [
    group('section', { className: 'roi' }, [
      // Without JavaScript a submit does nothing. No autocomplete: the address contains the values.
      group(
        'form',
        {
          id: calculatorId,
          className: 'roi__form',
          method: 'dialog',
          autoComplete: 'off',
          'aria-label': block.heading,
        },
        [
          text(
            'roi__fields',
            <>
              {block.heading && <h2 id={block.id}>{block.heading}</h2>}
              <Fields locale={locale} />
            </>,
          ),
          group('div', { className: 'roi__results' }, [
            text('roi__example', <ExampleResults locale={locale} />),
            island<ComponentProps<typeof RoiCalculator>>('roi-calculator', { locale }),
            text('roi__actions', <RoiActions audit={pathOf('audit', locale)} />),
          ]),
        ],
      ),
      text('roi__intro', <RichText value={block.intro} />),
    ]),
  ]
}
export default parts

/** The result of the example, shown until a visitor types, and without JavaScript. */
function ExampleResults({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  return (
    <div id={exampleId}>
      <Results inputs={example} locale={locale} heading={t`Result of the example`} isExample />
    </div>
  )
}

/** The actions on a result. `audit`: path of the page with the form that it may be carried to. */
function RoiActions({ audit }: { audit: string }) {
  const { t } = useLingui()
  return (
    <>
      <p className="visually-hidden" id={statusId} role="status" />
      <div className="actions" data-action="roi">
        <Button variant="outline" data-roi="csv">{t`Download as CSV`}</Button>
        <Button variant="outline" data-roi="print">{t`Print`}</Button>
        <Button variant="outline" data-roi="link">{t`Copy a link to this scenario`}</Button>
        <Button variant="link" type="reset">{t`Back to the example`}</Button>
      </div>
      <p className="roi__carry">
        <ButtonLink href={audit} data-roi="carry">{t`Take this result to the free audit form`}</ButtonLink>{' '}
        <small>{t`It is written into “Your goals” there and goes with your request unless you untick the box. You can delete it.`}</small>
      </p>
    </>
  )
}
