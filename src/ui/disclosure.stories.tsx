import { useLingui } from '@lingui/react/macro'
import { Disclosure } from './disclosure.tsx'

export default { title: 'Controls/Disclosure' }

export const Closed = {
  render: function Shown() {
    const { t } = useLingui()
    return <Disclosure summary={t`Names`}>{t`Also called`}</Disclosure>
  },
}

export const Open = {
  render: function Shown() {
    const { t } = useLingui()
    return <Disclosure open summary={t`Names`}>{t`Also called`}</Disclosure>
  },
}
