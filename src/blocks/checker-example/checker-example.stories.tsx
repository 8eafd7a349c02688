import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/checker-example' }

export const Example = blockStory('checker-example')
