import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/notice' }

export const Information = blockStory('notice', ({ tone }) => tone === 'info', 'fr')
