import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/terms' }

export const Open = blockStory('terms')
