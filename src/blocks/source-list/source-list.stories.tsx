import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/source-list' }

export const AllSources = blockStory('source-list')
