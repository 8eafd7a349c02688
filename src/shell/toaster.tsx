import { useLingui } from '@lingui/react/macro'
import { ToastRegion } from '../ui/toast/toast-region.tsx'

/** Island without props: the toasts of the page. Once per page. */
export function Toaster() {
  const { t, i18n } = useLingui()
  return <ToastRegion label={t`Notifications (Alt+T)`} close={t`Close`} say={(words) => i18n._(words)} />
}
