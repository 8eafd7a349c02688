import { formStory } from '../../../.storybook/stage/form-story.tsx'
import type { Locale } from '../../site/locales.ts'
import AuditForm from './islands/audit-form.tsx'

export default { title: 'Forms/Audit' }

type Given = { locale: Locale; page: string }
const Detailed = (given: Given) => <AuditForm variant="detailed" {...given} />
const Hero = (given: Given) => <AuditForm variant="hero" {...given} />

const page = '/tools/free-geo-audit'

export const Idle = formStory('idle', Detailed, page)
export const Invalid = formStory('invalid', Detailed, page)
export const Sending = formStory('sending', Detailed, page)
export const KeptOffline = formStory('kept', Detailed, page)
export const Sent = formStory('sent', Detailed, page)
export const Refused = formStory('refused', Detailed, page)
export const RateLimited = formStory('rate-limited', Detailed, page)
export const HeroVariant = formStory('idle', Hero, page)
