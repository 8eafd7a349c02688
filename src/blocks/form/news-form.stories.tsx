import { formStory } from '../../../.storybook/stage/form-story.tsx'
import { newsForm } from '../../forms/news.ts'

export default { title: 'Forms/Be told first' }

const page = '/agency/case-studies'

export const Idle = formStory('idle', newsForm, page)
export const Invalid = formStory('invalid', newsForm, page)
export const Sending = formStory('sending', newsForm, page)
export const KeptOffline = formStory('kept', newsForm, page)
export const Sent = formStory('sent', newsForm, page)
export const Refused = formStory('refused', newsForm, page)
