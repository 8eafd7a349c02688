import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { Button, ButtonLink } from './button.tsx'
import type { Look } from './element.ts'

export default { title: 'Controls/Button' }

const callToAction = (look: Look) => inWords((say) => <Button {...look}>{say(msg`Get my GEO Audit`)}</Button>)

export const Default = callToAction({ variant: 'default' })
export const Destructive = callToAction({ variant: 'destructive' })
export const Outline = callToAction({ variant: 'outline' })
export const Secondary = callToAction({ variant: 'secondary' })
export const Ghost = callToAction({ variant: 'ghost' })
export const Link = callToAction({ variant: 'link' })
export const Pill = callToAction({ variant: 'pill' })
export const Small = inWords((say) => <Button size="sm">{say(msg`Send now`)}</Button>)
export const Large = inWords((say) => <Button size="lg">{say(msg`Try Again`)}</Button>)
export const Disabled = inWords((say) => (
  <Button type="submit" aria-disabled>
    {say(msg`Sending...`)}
  </Button>
))
export const AsLink = inWords((say) => (
  <ButtonLink href="/tools/free-geo-audit">{say(msg`Get my GEO Audit`)}</ButtonLink>
))
