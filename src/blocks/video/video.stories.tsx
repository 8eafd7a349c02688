import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/video' }

export const Poster = blockStory('video')
