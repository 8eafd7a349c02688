import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from './button.tsx'

export default { title: 'Controls/Button' }

export const Default = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="default">{t`Get my GEO Audit`}</Button>
  },
}

export const Destructive = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="destructive">{t`Get my GEO Audit`}</Button>
  },
}

export const Outline = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="outline">{t`Get my GEO Audit`}</Button>
  },
}

export const Secondary = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="secondary">{t`Get my GEO Audit`}</Button>
  },
}

export const Ghost = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="ghost">{t`Get my GEO Audit`}</Button>
  },
}

export const Link = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="link">{t`Get my GEO Audit`}</Button>
  },
}

export const Pill = {
  render: function Shown() {
    const { t } = useLingui()
    return <Button variant="pill">{t`Get my GEO Audit`}</Button>
  },
}

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
