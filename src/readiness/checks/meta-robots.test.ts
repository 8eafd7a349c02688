import { describe, expect, it } from 'vitest'
import { inEnglish } from '../in-english.ts'
import { subjectOf } from '../subject.ts'
import { metaRobots } from './meta-robots.ts'

const judged = (name: string, content: string) => {
  const html = `<head><meta name="${name}" content="${content}"></head><body><p>Text</p>`
  const { verdict, remarks } = metaRobots.judge(subjectOf({ html }))
  return { verdict, said: remarks.map(({ message }) => inEnglish(message)).join(' ') }
}

describe('robots by meta tag', () => {
  it.each(['robots', 'googlebot', 'BingBot', 'OAI-SearchBot'])('keep the page out of answers by %s', (name) =>
    expect(judged(name, 'noindex').verdict).toBe('fail'),
  )

  it.each(['GPTBot', 'CCBot', 'Google-Extended'])('may choose not to be trained on by %s', (name) => {
    const { verdict, said } = judged(name, 'nofollow, noindex')
    expect(verdict).toBe('pass')
    expect(said).toContain(`${name} may not train on it, which is a choice.`)
    expect(judged(name, 'index').said).not.toContain(name)
  })
})
