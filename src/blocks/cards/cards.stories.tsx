import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/cards' }

export const TwoColumns = blockStory('cards', ({ columns }) => columns === 2)
export const ThreeColumns = blockStory('cards', ({ columns }) => columns === 3)
export const FourColumns = blockStory('cards', ({ columns }) => columns === 4)
