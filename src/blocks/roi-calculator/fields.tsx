import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { labels } from '../../roi/field-words.ts'
import { idOf } from '../../roi/form.ts'
import { example, type FieldId } from '../../roi/model/inputs.ts'
import { formatPlain } from '../../roi/model/numbers.ts'
import type { Locale } from '../../site/locales.ts'

const hints: Readonly<Partial<Record<FieldId, MessageDescriptor>>> = {
  uplift: msg`100% doubles them. Nobody can promise this number.`,
  spread: msg`Sets how far the low and high scenarios are from it.`,
  ramp: msg`0: all of it from the first month.`,
  margin: msg`What is left of a sale, not the sale.`,
  mentions: msg`Cannot be measured: leave it at 0 unless you can defend another number.`,
}

/** The prerendered fields, filled with the example. Their behaviour is in `live-calculator.tsx`. */
export function Fields({ locale }: { locale: Locale }) {
  const { t } = useLingui()
  const some = (...ids: FieldId[]) => ids.map((id) => <RoiField key={id} id={id} locale={locale} />)
  return (
    <>
      <noscript>
        <p className="notice">{t`The calculator needs JavaScript. An example is below; the formulas follow.`}</p>
      </noscript>
      <fieldset>
        <legend>{t`Visits`}</legend>
        <div className="roi__basis">
          <label>
            <input type="radio" name="basis" value="visits" defaultChecked /> {t`I know the visits from assistants`}
          </label>
          <label>
            <input type="radio" name="basis" value="share" /> {t`I only know my organic sessions`}
          </label>
        </div>
        {some('visits', 'sessions', 'share', 'uplift', 'spread', 'ramp')}
      </fieldset>
      <fieldset>
        <legend>{t`What they bring`}</legend>
        {some('conversion', 'closing', 'margin', 'mentions')}
      </fieldset>
      <fieldset>
        <legend>{t`What it costs`}</legend>
        {some('monthly', 'oneOff', 'horizon')}
      </fieldset>
    </>
  )
}

function RoiField({ id, locale }: { id: FieldId; locale: Locale }) {
  const { i18n } = useLingui()
  const hint = hints[id]
  const { field, hintId, errorId } = idOf(id)
  return (
    <div className={`field roi__${id}`}>
      <label htmlFor={field}>{i18n._(labels[id])}</label>
      <input
        className="control"
        id={field}
        name={id}
        inputMode="decimal"
        defaultValue={formatPlain(example[id], locale)}
        aria-describedby={hint ? `${errorId} ${hintId}` : errorId}
      />
      {hint && (
        <p className="field__hint" id={hintId}>
          {i18n._(hint)}
        </p>
      )}
      <p className="field__error" id={errorId} hidden />
    </div>
  )
}
