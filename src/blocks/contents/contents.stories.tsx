import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/contents' }

export const Headings = blockStory('contents')
