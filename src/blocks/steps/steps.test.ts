import { expect, it } from 'vitest'
import { publish, refusal } from '../published.fixture.ts'

it('steps are numbered for people, and in their order for assistants', async () => {
  const { html, twin } = await publish(':::steps{columns=2}\n## How\n\n### First\n\nAsk.\n\n### Then\n\nCount.\n:::\n')
  expect(html).toMatch(/<ol class="steps steps--2"><li>.*First.*<\/li><li>.*Then.*<\/li><\/ol>/)
  expect(twin).toContain('## How\n\n### First\n\nAsk.\n\n### Then\n\nCount.')
})

it('steps without a step are refused', () => {
  expect(refusal(':::steps\n## Only a heading\n:::\n')).toContain("steps: holds no card. Start each with '### Title'.")
})
