import { formStory } from '../../.storybook/stage/form-story.tsx'
import { FooterContactForm } from './footer-contact-form.tsx'

export default { title: 'Forms/Quick contact' }

const page = '/'

export const Idle = formStory('idle', FooterContactForm, page)
export const Invalid = formStory('invalid', FooterContactForm, page)
export const Sending = formStory('sending', FooterContactForm, page)
export const KeptOffline = formStory('kept', FooterContactForm, page)
export const Sent = formStory('sent', FooterContactForm, page)
export const Refused = formStory('refused', FooterContactForm, page)
export const RateLimited = formStory('rate-limited', FooterContactForm, page)
