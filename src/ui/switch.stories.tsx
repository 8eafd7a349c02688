import { useLingui } from '@lingui/react/macro'
import { Switch } from './switch.tsx'

export default { title: 'Controls/Switch' }

export const Off = {
  render: function Shown() {
    const { t } = useLingui()
    return <Switch id="shown" label={t`Analytics`} hint={t`Which pages are read, and for how long.`} />
  },
}

export const On = {
  render: function Shown() {
    const { t } = useLingui()
    return <Switch id="shown" label={t`Analytics`} hint={t`Which pages are read, and for how long.`} defaultChecked />
  },
}

export const AlwaysOn = {
  render: function Shown() {
    const { t } = useLingui()
    return (
      <Switch
        id="shown"
        label={t`Analytics`}
        hint={t`Which pages are read, and for how long.`}
        defaultChecked
        disabled
      />
    )
  },
}
