import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/glossary' }

export const AllTerms = blockStory('glossary')
