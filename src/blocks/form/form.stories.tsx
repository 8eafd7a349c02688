import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/form' }

export const Contact = blockStory('form', ({ form }) => form.kind === 'contact' && !form.service)
export const ContactOnGuide = blockStory('form', ({ form }) => form.kind === 'contact' && Boolean(form.service))
export const Audit = blockStory('form', ({ form }) => form.kind === 'audit')
