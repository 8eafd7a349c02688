import { expect, it } from 'vitest'
import { robotsTxt } from '../../src/publish/robots.ts'
import { accessTo } from '../../src/readiness/robots/allows.ts'
import { parseRobots } from '../../src/readiness/robots/parse.ts'

it('the robots.txt of this site allows the crawlers that its policy allows', () => {
  const access = accessTo(parseRobots(robotsTxt()), '/')
  for (const purpose of ['search', 'user', 'training', 'ads'] as const)
    expect(access[purpose].filter(({ allowed }) => !allowed)).toEqual([])
  expect(access.data.filter(({ allowed }) => allowed)).toEqual([])
})
