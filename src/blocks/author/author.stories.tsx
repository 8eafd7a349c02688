import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/author' }

export const Card = blockStory('author')
