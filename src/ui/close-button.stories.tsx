import { useLingui } from '@lingui/react/macro'
import { CloseButton } from './button.tsx'

export default { title: 'Controls/Close button' }

export const Close = {
  render: function Shown() {
    const { t } = useLingui()
    return <CloseButton label={t`Close`} onClick={() => {}} />
  },
}
