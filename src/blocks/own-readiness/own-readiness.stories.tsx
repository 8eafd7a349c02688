import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/own-readiness' }

export const Example = blockStory('own-readiness')
