import { describe, expect, it } from 'vitest'
import { cached } from './cached.ts'

const minute = 60_000

function asked(answers: readonly (string | Error)[]) {
  const state = { clock: 0, questions: 0 }
  const ask = async () => {
    const answer = answers[Math.min(state.questions++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer
  }
  return { state, get: cached(ask, () => state.clock) }
}
const down = new Error('no network')

describe('a cached answer', () => {
  it('is fresh for five minutes', async () => {
    const { state, get } = asked(['ada', 'bob'])
    expect(await get()).toBe('ada')
    state.clock = 5 * minute - 1
    expect(await get()).toBe('ada')
    expect(state.questions).toBe(1)
    state.clock = 5 * minute
    expect(await get()).toBe('bob')
  })

  it('is asked for once by callers at the same time', async () => {
    const { state, get } = asked(['ada'])
    expect(await Promise.all([get(), get(), get()])).toEqual(['ada', 'ada', 'ada'])
    expect(state.questions).toBe(1)
  })

  it('is asked for a second time when the first failed, and not a third', async () => {
    const lucky = asked([down, 'ada'])
    expect(await lucky.get()).toBe('ada')
    const unlucky = asked([down])
    await expect(unlucky.get()).rejects.toThrow('no network')
    expect(unlucky.state.questions).toBe(2)
  })

  it('is kept for ten minutes where a newer one cannot be had, and no longer', async () => {
    const { state, get } = asked(['ada', down])
    await get()
    state.clock = 10 * minute - 1
    expect(await get()).toBe('ada')
    state.clock = 10 * minute
    await expect(get()).rejects.toThrow('no network')
  })
})
