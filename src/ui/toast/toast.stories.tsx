import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { show, type ToastMessage } from './store.ts'
import { Toaster } from './toaster.tsx'

export default { title: 'Notices/Toast' }

function Said({ tone, title, text, action }: ToastMessage) {
  const label = action?.label
  useEffect(() => {
    show({ tone, title, text, action: label === undefined ? undefined : { label, run: () => {} } })
  }, [tone, title, text, label])
  return <Toaster />
}

export const Success = {
  render: function Shown() {
    const { t } = useLingui()
    return <Said tone="success" title={t`Message sent!`} text={t`We'll get back to you soon.`} />
  },
}

export const Failure = {
  render: function Shown() {
    const { t } = useLingui()
    return <Said tone="destructive" title={t`Error`} text={t`An error occurred. Please try again.`} />
  },
}

export const WithAction = {
  render: function Shown() {
    const { t } = useLingui()
    const action = { label: t`Show`, run: () => {} }
    return <Said tone="info" title={t`Your earlier message was refused.`} action={action} />
  },
}
