import { expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { judgeOf } from '../robots/allows.ts'
import { parseRobots } from '../robots/parse.ts'
import { robots } from './robots.ts'

const judged = (text: string) => judgedBy(robots, { html: '', url: 'https://mill.example/blog/rye', robots: text })

it.each([
  'User-agent: *\nDisallow: /\n',
  'User-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /blog/\n',
  'User-agent: OAI-SearchBot\nDisallow: /*rye$\nUser-agent: PerplexityBot\nDisallow: /blog/rye\n',
])('the lines to paste let in whom %j shuts out', (given) => {
  const { verdict, fix } = judged(given)
  expect([verdict, judged(`${given}\n${fix}`).verdict]).toEqual(['fail', 'pass'])
})

it('the lines to paste open nothing else to who was only shut out with everybody', () => {
  const given = 'User-agent: *\nDisallow: /private/\nDisallow: /blog/\n\nUser-agent: bingbot\nDisallow: /\n'
  const mended = parseRobots(`${given}\n${judged(given).fix}`)
  const mayRead = (path: string) => ['OAI-SearchBot', 'bingbot'].map((token) => judgeOf(mended, path)(token).allowed)
  expect(mayRead('/blog/rye')).toEqual([true, true])
  expect(mayRead('/private/')).toEqual([false, true])
})

it('the lines to paste do not repeat thousands of rules for each page of a site', () => {
  const rules = Array.from({ length: 5_000 }, (_, n) => `Disallow: /private/${n}/`).join('\n')
  const given = `User-agent: *\nDisallow: /blog/\n${rules}\n`
  const { fix } = judged(given)
  expect(fix).toBe('User-agent: *\nAllow: /blog/')
  const may = (path: string) => judgeOf(parseRobots(`${given}\n${fix}`), path)('OAI-SearchBot').allowed
  expect([may('/blog/rye'), may('/private/7/')]).toEqual([true, false])
})
