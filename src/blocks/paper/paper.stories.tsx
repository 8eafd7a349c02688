import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/paper' }

export const Sheet = blockStory('paper')
