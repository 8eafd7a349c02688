import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/legal-identity' }

export const Company = blockStory('legal-identity')
