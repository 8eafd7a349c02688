import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/readiness-checks' }

export const Example = blockStory('readiness-checks')
