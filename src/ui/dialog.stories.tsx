import { useLingui } from '@lingui/react/macro'
import { Dialog } from './dialog.tsx'

export default { title: 'Controls/Dialog' }

export const Open = {
  render: function Shown() {
    const { t } = useLingui()
    return (
      <Dialog id="shown" title={t`Messages on this device`} close={t`Close`} onClose={() => {}}>
        <p>{t`Nothing is waiting.`}</p>
      </Dialog>
    )
  },
}
