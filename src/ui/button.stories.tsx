import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from './button.tsx'
import type { Look } from './button-class.ts'

export default { title: 'Controls/Button' }

const callToAction = (variant: Look['variant']) => ({
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant={variant}>{t`Get my GEO Audit`}</Button>
  },
})

export const Default = callToAction('default')
export const Destructive = callToAction('destructive')
export const Outline = callToAction('outline')
export const Secondary = callToAction('secondary')
export const Ghost = callToAction('ghost')
export const Link = callToAction('link')
export const Pill = callToAction('pill')

export const Small = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button size="sm">{t`Send now`}</Button>
  },
}

export const Large = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button size="lg">{t`Try Again`}</Button>
  },
}

export const Disabled = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button disabled>{t`Sending...`}</Button>
  },
}

export const AsLink = {
  render: function Shown() {
    const { t } = useLingui()
    return <ButtonLink href="/tools/free-geo-audit">{t`Get my GEO Audit`}</ButtonLink>
  },
}
