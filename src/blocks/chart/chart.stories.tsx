import { blockStory } from '../../../.storybook/stage/block-story.tsx'

export default { title: 'Blocks/chart' }

export const Line = blockStory('chart', ({ chart }) => chart.kind === 'line')
export const Overlap = blockStory('chart', ({ chart }) => chart.kind === 'overlap')
export const Bars = blockStory('chart', ({ chart }) => chart.kind === 'bars')
export const Hundred = blockStory('chart', ({ chart }) => chart.kind === 'hundred')
export const Timeline = blockStory('chart', ({ chart }) => chart.kind === 'timeline')
export const DotRange = blockStory('chart', ({ chart }) => chart.kind === 'dot-range')
export const Slope = blockStory('chart', ({ chart }) => chart.kind === 'slope')
export const Dates = blockStory('chart', ({ chart }) => chart.kind === 'dates')
