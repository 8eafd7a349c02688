import { useLingui } from '@lingui/react/macro'
import { InputField } from './field.tsx'

export default { title: 'Controls/Input' }

export const Empty = {
  render: function Shown() {
    const { t } = useLingui()
    return <InputField id="shown" label={t`Email *`} />
  },
}

export const Filled = {
  render: function Shown() {
    const { t } = useLingui()
    return <InputField id="shown" label={t`Email *`} defaultValue="claire@fontaine.example" />
  },
}

export const WithError = {
  render: function Shown() {
    const { t } = useLingui()
    return (
      <InputField
        id="shown"
        label={t`Email *`}
        defaultValue="claire"
        error={t`Enter an email address like name@example.com.`}
      />
    )
  },
}
