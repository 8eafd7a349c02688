import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/roi-calculator' }

export const Example = blockStory('roi-calculator')
