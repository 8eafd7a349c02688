import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { answerFirst } from './answer-first.ts'

const says = (lang: string, body: string) =>
  judgedBy(answerFirst, { html: `<html lang="${lang}"><main><h1>The mill</h1>${body}</main>` }).says

describe('the answer that a page begins with', () => {
  it('may be short where all sentences are', () => {
    const short = '<p>The mill grinds wheat.</p>'.repeat(15)
    expect(says('en', `<p>We open daily at nine.</p>${short}`)).toBe('pass: The first paragraph states something.')
    expect(says('en', '<p>Wheat, rye, oats</p>'.repeat(20))).toBe('fail: No paragraph follows the title.')
  })

  it('is looked for where its language is known', () => {
    const korean = '<p>지금도 매주 밀을 빻고 있습니다.</p>'.repeat(20)
    expect(says('ko', korean)).toBe('skip: Only English and French are read.')
  })
})
