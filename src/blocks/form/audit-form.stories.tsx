import { formStory } from '../../../.storybook/stage/form-story.tsx'
import { auditForm, auditHeroForm } from '../../forms/audit.ts'

export default { title: 'Forms/Audit' }

const page = '/tools/free-geo-audit'

export const Idle = formStory('idle', auditForm, page)
export const Invalid = formStory('invalid', auditForm, page)
export const Sending = formStory('sending', auditForm, page)
export const KeptOffline = formStory('kept', auditForm, page)
export const Sent = formStory('sent', auditForm, page)
export const Refused = formStory('refused', auditForm, page)
export const RateLimited = formStory('rate-limited', auditForm, page)
export const HeroVariant = formStory('idle', auditHeroForm, page)
