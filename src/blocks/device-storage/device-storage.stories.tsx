import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/device-storage' }

export const WholeLedger = blockStory('device-storage')
