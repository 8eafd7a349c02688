import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/steps' }

export const TwoColumns = blockStory('steps', ({ columns }) => columns === 2)
export const ThreeColumns = blockStory('steps', ({ columns }) => columns === 3)
export const FourColumns = blockStory('steps', ({ columns }) => columns === 4)
