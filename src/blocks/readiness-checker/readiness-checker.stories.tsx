import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/readiness-checker' }

export const Example = blockStory('readiness-checker')
