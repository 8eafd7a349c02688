import { formStory } from '../../.storybook/stage/form-story.tsx'
import { footerForm } from './footer-contact.ts'

export default { title: 'Forms/Quick contact' }

const page = '/'

export const Idle = formStory('idle', footerForm, page)
export const Invalid = formStory('invalid', footerForm, page)
export const Sending = formStory('sending', footerForm, page)
export const KeptOffline = formStory('kept', footerForm, page)
export const Sent = formStory('sent', footerForm, page)
export const Refused = formStory('refused', footerForm, page)
export const RateLimited = formStory('rate-limited', footerForm, page)
