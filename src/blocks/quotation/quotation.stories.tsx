import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/quotation' }

export const WithSource = blockStory('quotation')
