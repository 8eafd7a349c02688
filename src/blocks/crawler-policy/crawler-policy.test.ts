import { expect, it } from 'vitest'
import { robotsTxt } from '../../publish/robots.ts'
import { crawlers } from '../../site/crawlers.ts'
import { publish } from '../published.fixture.ts'

it('every crawler is named beside the decision that robots.txt takes', async () => {
  const { html, twin } = await publish('::crawler-policy')
  const rows = twin.split('\n').filter((line) => line.startsWith('|'))
  const groups = robotsTxt().split('\n\n')
  for (const { token } of crawlers) {
    const row = rows.find((line) => line.split(/[|,] ?/).some((cell) => cell.trim() === token))
    const group = groups.find((lines) => lines.split('\n').includes(`User-agent: ${token}`))
    expect(html).toContain(token)
    expect(row, token).toContain(/^Disallow: \/$/m.test(group ?? '') ? 'refused' : 'allowed')
  }
})
