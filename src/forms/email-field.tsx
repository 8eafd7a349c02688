import { useLingui } from '@lingui/react/macro'
import { InputField } from '../ui/input.tsx'

/** The address to answer to, the same in every form. `form`: id of the form. */
export function EmailField({ form, error }: { form: string; error: string | undefined }) {
  const { t } = useLingui()
  return (
    <InputField
      id={`${form}-email`}
      name="email"
      type="email"
      label={t`Email *`}
      error={error}
      autoComplete="email"
      required
    />
  )
}
