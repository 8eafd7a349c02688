import { expect, it } from 'vitest'
import { bodyLine, writeBody } from './page.fixture.ts'
import { leaves } from './shape.ts'

it.each([
  [
    ':::terms{ids=geo}\n',
    0,
    "':::terms' is not closed: everything below is taken for a part of it. Write '::terms': a block without content has two colons.",
  ],
  [
    '::::columns\n:::notice\nText.\n:::\n\n:::notice\nText.\n:::\n:::\n',
    0,
    "'::::columns' is not closed: everything below is taken for a part of it. Write '::::' on a line",
  ],
  ['::::columns\n:::notice\nText.\n:::\n', 0, "'::::columns' is not closed"],
  ['Text.\n\n:::\n', 2, "A line ':::' ends no block"],
  [
    'Text.\n\n::steps{columns=2}\n## How\n\n### One\n\nText.\n:::\n',
    2,
    `'::steps' on line ${bodyLine + 2} has two colons; a block with content has three. Write ':::steps'.`,
  ],
  ['::terms{ids=geo}\n\nText.\n\n:::\n', 4, "A line ':::' ends no block"],
  [':::notice\n:::\n', 0, "':::notice' is empty."],
  ['##\n\nText.\n', 0, 'A heading has no words.'],
  ['| a | b |\n| - | - |\n| 1 |\n', 2, 'This row of the table has 1 cell, its head 2.'],
  [':::notice\u00a0{tone=info}\nText.\n:::\n', 0, "The options of ':::notice' are not read."],
  [':::notice{tone=“info or warning”}\nText.\n:::\n', 0, 'notice: A value is between curly quotation marks.'],
  ['::questions{ids=cost time}\n', 0, "questions: 'time' is no option. Write options as"],
  [':::notice{tone=info tone="info"}\nText.\n:::\n', 0, "The option 'tone' is written twice"],
  ['A `word.\n', 0, "'`' is shown as it is typed."],
])('%j is reported once, in its line', (body, line, message) => {
  const { problems } = writeBody(body)
  expect(problems).toEqual([expect.stringContaining(`page.md:${bodyLine + line}:1: ${message}`)])
})

it('every kind that is said to be written with two colons is one', () => {
  const body = [...leaves].map((name) => `::${name}\n`).join('\n')
  expect(writeBody(body).problems.join('\n')).not.toContain('There is no block')
})

it.each([
  '::::columns\n:::notice\nText.\n:::\n\n:::notice\nText.\n:::\n::::\n',
  ':::cards\n### One\n\nText.\n:::\n',
  '| a | b |\n| - | - |\n| 1 | |\n',
  '```text\n:::\n```\n',
])('%j is no mistake', (body) => {
  expect(writeBody(body).problems).toEqual([])
})
