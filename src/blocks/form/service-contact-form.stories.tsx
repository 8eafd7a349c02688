import { formStory } from '../../../.storybook/stage/form-story.tsx'
import ServiceContactForm from './islands/service-contact-form.tsx'

export default { title: 'Forms/Contact' }

const page = '/agency/contact'

export const Idle = formStory('idle', ServiceContactForm, page)
export const Invalid = formStory('invalid', ServiceContactForm, page)
export const Sending = formStory('sending', ServiceContactForm, page)
export const KeptOffline = formStory('kept', ServiceContactForm, page)
export const Sent = formStory('sent', ServiceContactForm, page)
export const Refused = formStory('refused', ServiceContactForm, page)
export const RateLimited = formStory('rate-limited', ServiceContactForm, page)
