import { expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { robots } from './robots.ts'

it.each([
  'User-agent: *\nDisallow: /\n',
  'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /blog/\n',
  'User-agent: OAI-SearchBot\nDisallow: /*rye$\nUser-agent: PerplexityBot\nDisallow: /blog/rye\n',
])('the lines to paste let in whom %j shuts out', (given) => {
  const judged = (text: string) => judgedBy(robots, { html: '', url: 'https://mill.example/blog/rye', robots: text })
  const { verdict, fix } = judged(given)
  expect([verdict, judged(`${given}\n${fix}`).verdict]).toEqual(['fail', 'pass'])
})
