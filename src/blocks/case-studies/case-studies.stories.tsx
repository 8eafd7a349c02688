import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/case-studies' }

export const AllStudies = blockStory('case-studies')
