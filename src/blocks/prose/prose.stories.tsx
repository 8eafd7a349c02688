import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/prose' }

export const Plain = blockStory('prose', ({ body }) => !body.children.some(({ type }) => type === 'table'))
export const WithTable = blockStory('prose', ({ body }) => body.children.some(({ type }) => type === 'table'))
