import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/contact-details' }

export const Offices = blockStory('contact-details')
