import { useLingui } from '@lingui/react/macro'
import { goalsToo, parseAudit } from '../../../forms/audit.ts'
import { EmailField } from '../../../forms/email-field.tsx'
import { RequestForm } from '../../../forms/request-form.tsx'
import { product } from '../../../site/brand.ts'
import type { Locale } from '../../../site/locales.ts'
import { InputField } from '../../../ui/input.tsx'
import { TextareaField } from '../../../ui/textarea.tsx'

/**
 * Island: the request of a free audit. `detailed` asks for everything, `hero` for address and email only; the `compact`
 * variant is {@link AuditBanner}, which is no form. `page`: canonical path it is on.
 */
export default function AuditForm({
  variant,
  locale,
  page,
  id = variant === 'hero' ? 'audit-hero-form' : 'audit-form',
}: {
  variant: 'detailed' | 'hero'
  locale: Locale
  page: string
  id?: string
}) {
  const { t } = useLingui()
  const detailed = variant === 'detailed'
  return (
    <RequestForm
      id={id}
      kind="audit"
      page={page}
      parse={(values) => parseAudit(values, { locale, page, product })}
      done={detailed && <AuditNextSteps />}
      words={{
        name: detailed ? t`Free GEO audit` : t`Audit request`,
        submit: t`Get my GEO Audit`,
        submitting: t`Analyzing...`,
        sentTitle: t`Audit requested successfully!`,
        sentText: t`You will receive your personalized GEO report as soon as possible.`,
        rateLimited: t`Rate limit exceeded. You can only request 2 audits per day.`,
      }}
    >
      {(error) => (
        <>
          <div className="form__pair">
            <InputField
              id={`${id}-url`}
              name="url"
              label={t`Website address *`}
              error={error('url')}
              inputMode="url"
              autoComplete="url"
              required
            />
            <EmailField form={id} error={error('email')} />
          </div>
          {detailed && (
            <>
              <InputField id={`${id}-company`} name="company" label={t`Company`} autoComplete="organization" />
              <TextareaField
                id={`${id}-goals`}
                name="goals"
                label={t`Your goals`}
                hint={t`They stay on your device unless you tick the box below.`}
                rows={3}
              />
              <label className="form__box">
                <input type="checkbox" name={goalsToo.name} value={goalsToo.ticked} />
                {t`Send these goals with my request`}
              </label>
            </>
          )}
        </>
      )}
    </RequestForm>
  )
}

/** What follows the request of an audit. */
function AuditNextSteps() {
  const { t } = useLingui()
  return (
    <>
      <p>{t`Your site is being analyzed. What happens next:`}</p>
      <ol>
        <li>{t`We ask the main AI assistants the questions your customers ask, and note who is cited.`}</li>
        <li>{t`We compare your pages with the ones that are cited.`}</li>
        <li>{t`You receive the report by email, with what to change first.`}</li>
      </ol>
    </>
  )
}
