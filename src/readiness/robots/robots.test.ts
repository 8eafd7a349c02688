import { describe, expect, it } from 'vitest'
import { crawlers } from '../../site/crawlers.ts'
import { accessTo, judgeOf } from './allows.ts'
import { parseRobots } from './parse.ts'

const may = (text: string, token: string, path: string) => judgeOf(parseRobots(text), path)(token).allowed

describe('robots.txt', () => {
  it('lets the longest rule decide, whatever the order', () => {
    const text = 'User-agent: *\nAllow: /page/open\nDisallow: /page\nAllow: /page/open/really\n'
    expect(may(text, 'GPTBot', '/page/closed')).toBe(false)
    expect(may(text, 'GPTBot', '/page/open/x')).toBe(true)
  })

  it('lets in where two rules are as long', () =>
    expect(may('User-agent: *\nDisallow: /a\nAllow: /a\n', 'GPTBot', '/a')).toBe(true))

  it('merges the groups of one crawler, and then those for everyone do not count', () => {
    const text = 'User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n\nUser-agent: gptbot\nDisallow: /b\n'
    expect([may(text, 'GPTBot', '/a'), may(text, 'GPTBot', '/b'), may(text, 'GPTBot', '/c')]).toEqual([
      false,
      false,
      true,
    ])
    expect(may(text, 'ClaudeBot', '/c')).toBe(false)
  })

  it('takes names in one row, lines it does not know and comments for what they are', () => {
    const text =
      '\uFEFFuser-agent: A # one\r\nUser-Agent: B\r\nCrawl-delay: 3\r\nSitemap: /s.xml\r\nDISALLOW: /x # why\r\n'
    expect([may(text, 'a', '/x'), may(text, 'B', '/x'), may(text, 'C', '/x')]).toEqual([false, false, true])
  })

  it('knows * and $', () => {
    const text = 'User-agent: *\nDisallow: /*.pdf$\nDisallow: /a*b*c\nDisallow: /end$\n'
    expect(may(text, 'x', '/doc.pdf')).toBe(false)
    expect(may(text, 'x', '/doc.pdf?page=1')).toBe(true)
    expect(may(text, 'x', '/a-b-c-d')).toBe(false)
    expect(may(text, 'x', '/a-c-b')).toBe(true)
    expect([may(text, 'x', '/end'), may(text, 'x', '/end/')]).toEqual([false, true])
  })

  it('takes both spellings of a character for one', () => {
    expect(may('User-agent: *\nDisallow: /é\n', 'x', '/%C3%A9t%C3%A9')).toBe(false)
    expect(may('User-agent: *\nDisallow: /%7ejoe\n', 'x', '/~joe/')).toBe(false)
  })

  it('lets everything in when it says nothing, or an empty path', () => {
    expect(may('', 'x', '/')).toBe(true)
    expect(may('User-agent: *\nDisallow:\n', 'x', '/')).toBe(true)
    expect(may('User-agent: *\nDisallow: /\n', 'x', '/robots.txt')).toBe(true)
  })

  it('answers a hostile pattern at once', () => {
    const text = `User-agent: *\nDisallow: /${'a*'.repeat(5000)}b\n`
    expect(may(text, 'x', `/${'a'.repeat(20_000)}`)).toBe(true)
  })

  it('looks at each group and each rule once, whoever it is for', () => {
    let looks = 0
    const get = (target: object, key: string | symbol): unknown => {
      looks++
      return Reflect.get(target, key)
    }
    const counted = <T extends object>(target: T): T => new Proxy<T>(target, { get })
    const tokens = crawlers.map(({ token }) => token)
    const groups = [['*'], tokens, tokens, ['*']].map((agents, at) => {
      // Whoever is named is let in, the others are not.
      const pathOf = (index: number) => (agents[0] === '*' ? '/' : `/${index}`)
      const rules = Array.from({ length: 100 }, (_, index) => counted({ allow: false, path: pathOf(index), at: index }))
      return counted({ agents, rules, signals: {}, at })
    })
    const access = accessTo({ groups, isHtml: false }, '/')
    expect(access.every(({ allowed }) => allowed)).toBe(true)
    expect(looks).toBeLessThan(1000)
  })

  it('compares no more of a path than addresses have', () => {
    const text = `User-agent: *\n${'Disallow: /*a*a*ab\n'.repeat(25_000)}Disallow: /*b*c\n`
    expect(may(text, 'x', `/${'a'.repeat(2_000_000)}`)).toBe(true)
    expect(may(text, 'x', `/${'a'.repeat(1000)}bc`)).toBe(false)
  })

  it('reads the first 500 KiB and no more, as Google does', () => {
    const text = (length: number) => `User-agent: *\n${'#'.repeat(length)}\nDisallow: /x`
    expect([may(text(500_000), 'x', '/x'), may(text(512_000), 'x', '/x')]).toEqual([false, true])
  })
})
