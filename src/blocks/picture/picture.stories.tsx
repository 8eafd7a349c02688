import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/picture' }

export const WithCredit = blockStory('picture')
