import { formStory } from '../../../.storybook/stage/form-story.tsx'
import NewsForm from './islands/news-form.tsx'

export default { title: 'Forms/Be told first' }

const page = '/agency/case-studies'

export const Idle = formStory('idle', NewsForm, page)
export const Invalid = formStory('invalid', NewsForm, page)
export const Sending = formStory('sending', NewsForm, page)
export const KeptOffline = formStory('kept', NewsForm, page)
export const Sent = formStory('sent', NewsForm, page)
export const Refused = formStory('refused', NewsForm, page)
