import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/articles' }

export const List = blockStory('articles')
