import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/statement' }

export const Definition = blockStory('statement', ({ statement }) => statement === 'definition')
export const Answer = blockStory('statement', ({ statement }) => statement === 'answer')
export const Comparison = blockStory('statement', ({ statement }) => statement === 'comparison')
export const Citation = blockStory('statement', ({ statement }) => statement === 'citation')
export const Fact = blockStory('statement', ({ statement }) => statement === 'fact')
export const LowConfidence = blockStory('statement', ({ confidence }) => confidence === 'low')
