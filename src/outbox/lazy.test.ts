import { afterEach, expect, it, vi } from 'vitest'
import { lazyOutbox } from './lazy.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('answers a form within eight seconds where neither its code nor the database does', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<never>(() => {})
  const answers: unknown[] = []
  const outbox = lazyOutbox<string>({ open: never, mayHoldEntries: async () => false, keep: never })
  void outbox.submit('hello').then((answer) => answers.push(answer))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(answers).toMatchObject([{ kind: 'lost' }])
})
