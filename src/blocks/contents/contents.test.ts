import { expect, it } from 'vitest'
import { publish } from '../published.fixture.ts'

const body = '## First\n\nText.\n\n## Second\n\nText.\n'

it('the contents of a page that asks for them name its headings and lead there', async () => {
  const { html, twin } = await publish(body, { meta: 'toc: true\n' })
  expect(html).toMatch(/<nav [^>]*aria-label="On this page">.*<a href="#first">First<\/a>.*<a href="#second">Second</)
  expect(twin).toContain('1. [First](https://www.citence.example/faq#first)\n2. [Second](')
})

it('headings in columns are among them', async () => {
  const columns = `::::columns\n:::fact\n## First\n\nText.\n:::\n\n:::fact\n## Second\n\nText.\n:::\n::::\n`
  const { twin } = await publish(columns, { meta: 'toc: true\n' })
  expect(twin).toMatch(/1\. \[First\].*\n2\. \[Second\]/)
})

it('other pages have none', async () => {
  expect((await publish(body)).html).not.toContain('On this page')
})
