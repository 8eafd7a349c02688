import { useLingui } from '@lingui/react/macro'
import { TextareaField } from './field.tsx'

export default { title: 'Controls/Text area' }

export const Empty = {
  render: function Shown() {
    const { t } = useLingui()
    return <TextareaField id="shown" label={t`Message *`} />
  },
}

export const WithHint = {
  render: function Shown() {
    const { t } = useLingui()
    return (
      <TextareaField
        id="shown"
        label={t`Your goals`}
        hint={t`They stay on your device unless you tick the box below.`}
      />
    )
  },
}

export const WithError = {
  render: function Shown() {
    const { t } = useLingui()
    return <TextareaField id="shown" label={t`Message *`} error={t`Please fill in this field.`} />
  },
}
