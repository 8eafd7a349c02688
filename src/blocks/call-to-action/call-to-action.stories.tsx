import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/call-to-action' }

export const SeveralActions = blockStory('call-to-action', ({ actions }) => actions.length > 1)
