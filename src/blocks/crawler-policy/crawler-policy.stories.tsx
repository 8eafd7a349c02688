import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/crawler-policy' }

export const AllCrawlers = blockStory('crawler-policy')
