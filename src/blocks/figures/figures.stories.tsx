import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/figures' }

export const Short = blockStory('figures', ({ detail }) => !detail)
export const InDetail = blockStory('figures', ({ detail }) => detail)
export const Folded = blockStory('figures', ({ folded }) => folded)
