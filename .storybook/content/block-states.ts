import type { Block } from '../../src/content/model.ts'

type States = {
  readonly [Kind in Block['type']]?: Readonly<Record<string, (block: Extract<Block, { type: Kind }>) => boolean>>
}

const columns = {
  TwoColumns: ({ columns }: { columns: number }) => columns === 2,
  ThreeColumns: ({ columns }: { columns: number }) => columns === 3,
  FourColumns: ({ columns }: { columns: number }) => columns === 4,
}

/** Kinds of block whose states look different, and how to tell those apart. Each state is a story: the first such block in the content. */
const states: States = {
  'call-to-action': {
    SeveralActions: ({ actions }) => actions.length > 1,
  },
  cards: columns,
  chart: {
    Line: ({ chart }) => chart.kind === 'line',
    Overlap: ({ chart }) => chart.kind === 'overlap',
    Bars: ({ chart }) => chart.kind === 'bars',
    Hundred: ({ chart }) => chart.kind === 'hundred',
    Timeline: ({ chart }) => chart.kind === 'timeline',
    DotRange: ({ chart }) => chart.kind === 'dot-range',
    Slope: ({ chart }) => chart.kind === 'slope',
    Dates: ({ chart }) => chart.kind === 'dates',
  },
  figures: {
    Short: ({ detail }) => !detail,
    InDetail: ({ detail }) => detail,
    Folded: ({ folded }) => folded,
  },
  form: {
    Contact: ({ form }) => form.kind === 'contact' && !form.service,
    ContactOnGuide: ({ form }) => form.kind === 'contact' && Boolean(form.service),
    Audit: ({ form }) => form.kind === 'audit',
  },
  hero: {
    Plain: ({ cited }) => !cited,
    WithCitedAnswer: ({ cited }) => Boolean(cited),
    WithoutActions: ({ actions }) => actions.length === 0,
  },
  prose: {
    Plain: ({ body }) => !body.children.some(({ type }) => type === 'table'),
    WithTable: ({ body }) => body.children.some(({ type }) => type === 'table'),
  },
  statement: {
    Definition: ({ statement }) => statement === 'definition',
    Answer: ({ statement }) => statement === 'answer',
    Comparison: ({ statement }) => statement === 'comparison',
    Citation: ({ statement }) => statement === 'citation',
    Fact: ({ statement }) => statement === 'fact',
    LowConfidence: ({ confidence }) => confidence === 'low',
  },
  steps: columns,
}

type Tests = Readonly<Record<string, (block: Block) => boolean>>

/** The states of a kind by the names of their stories. Of a kind whose states look alike, there is one. */
export const statesOf = (kind: string): Tests =>
  // A block is compared only with the states of its own kind.
  (states as Readonly<Record<string, Tests>>)[kind] ?? { Example: () => true }
