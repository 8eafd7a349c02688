import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/columns' }

export const FormAndDetails = blockStory('columns')
