import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/hero' }

export const Plain = blockStory('hero', ({ cited }) => !cited)
export const WithCitedAnswer = blockStory('hero', ({ cited }) => Boolean(cited))
export const WithoutActions = blockStory('hero', ({ actions }) => actions.length === 0)
