import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/questions' }

export const Closed = blockStory('questions')
