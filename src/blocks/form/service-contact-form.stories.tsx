import { formStory } from '../../../.storybook/stage/form-story.tsx'
import { serviceForm } from '../../forms/service-contact.ts'

export default { title: 'Forms/Contact' }

const page = '/agency/contact'

export const Idle = formStory('idle', serviceForm, page)
export const Invalid = formStory('invalid', serviceForm, page)
export const Sending = formStory('sending', serviceForm, page)
export const KeptOffline = formStory('kept', serviceForm, page)
export const Sent = formStory('sent', serviceForm, page)
export const Refused = formStory('refused', serviceForm, page)
export const RateLimited = formStory('rate-limited', serviceForm, page)
