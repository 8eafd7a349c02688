import listed from 'crawler-user-agents'
import UserAgent from 'user-agents'
import { describe, expect, it } from 'vitest'
import { crawlers } from '../site/crawlers.ts'
import { detect } from './detect.ts'
import { mayBeCrawler } from './may-be-crawler.ts'
import { profileOf } from './present.ts'

/** Recorded from real traffic, as the packages publish them. */
const browsers = [...new Set(UserAgent.top(10_000).map(({ userAgent }) => userAgent))]

const sending = crawlers.filter(({ sendsUserAgent }) => sendsUserAgent)
const isOurs = (userAgent: string) => sending.some(({ token }) => userAgent.toLowerCase().includes(token.toLowerCase()))
/** User agents of the crawlers in our table: those in published lists, and the usual form of each. */
const aiAgents = [
  ...new Set([
    // Alexabot ends like ExaBot.
    ...listed
      .flatMap(({ instances }) => instances)
      .filter((userAgent) => isOurs(userAgent) && !/alexabot/i.test(userAgent)),
    ...sending.map(({ token }) => `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ${token}/1.0)`),
  ]),
]

describe('detection', () => {
  it('does not detect a crawler in any real browser', () => {
    const flagged = browsers.filter((userAgent) => detect(userAgent).confidence > 0)
    const loading = browsers.filter(mayBeCrawler)
    console.log(
      `${browsers.length} browser user agents: ${flagged.length} flagged, ${loading.length} load the detection`,
    )
    expect(browsers.length).toBeGreaterThanOrEqual(500)
    expect(flagged).toEqual([])
    expect(loading).toEqual([])
  })

  it('knows every AI crawler by name, and the longest name wins', () => {
    const missed = aiAgents.filter((userAgent) => detect(userAgent).confidence !== 0.9)
    console.log(`${aiAgents.length} AI crawler user agents: ${aiAgents.length - missed.length} known by name`)
    expect(aiAgents.length).toBeGreaterThanOrEqual(90)
    expect(missed).toEqual([])
    for (const { token } of sending) expect(detect(`x ${token}/1.0`).crawler?.token).toBe(token)
  })

  it('loads the detection for every user agent that it recognises', () => {
    const all = [...aiAgents, ...listed.flatMap(({ instances }) => instances), 'my ai', 'an agent of mine']
    expect(all.filter((userAgent) => detect(userAgent).confidence > 0 && !mayBeCrawler(userAgent))).toEqual([])
  })

  it.each([
    ['SomethingElse bot 1.0', 0.6],
    ['Acme crawler', 0.6],
    ['research AI', 0.6],
    ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36', 0],
    ['Mozilla/5.0 (X11; Linux x86_64) Maison/1.0', 0],
    ['NotGPTBots/1.0', 0],
    ['Mozilla/5.0 (compatible; Alexabot/1.0; +http://www.alexa.com/help/certifyscan)', 0],
  ] as const)('%s: %d', (userAgent, confidence) => {
    expect(detect(userAgent).confidence).toBe(confidence)
  })
})

it('has a profile for each model (specification, section 9)', () => {
  const table = (['chatgpt', 'claude', 'gemini', 'perplexity', 'mistral', 'grok', 'copilot', 'unknown'] as const).map(
    (model) => Object.values(profileOf(model)).join(' '),
  )
  expect(table).toEqual([
    'chatgpt advanced detailed 0.9 medium',
    'claude expert conversational 0.95 medium',
    'gemini advanced detailed 0.85 medium',
    'perplexity expert concise 0.9 high',
    'mistral advanced detailed 0.8 medium',
    'grok advanced conversational 0.8 medium',
    'copilot basic detailed 0.75 medium',
    'unknown basic detailed 0.5 medium',
  ])
})
