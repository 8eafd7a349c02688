import { reportsOf } from '../../readiness/report.ts'
import type { Answer, Question } from './messages.ts'
import { warmUp } from './warm-up.ts'

// The worker: judges off the main thread, so that typing stays smooth. Nothing it is given is run or loaded.
addEventListener('message', ({ data }: MessageEvent<Question | Answer>) => {
  if (!('pages' in data)) return
  let start = performance.now()
  for (const report of reportsOf(data.pages)) {
    answer({ kind: 'report', report, ms: Math.round(performance.now() - start) })
    start = performance.now()
  }
  answer({ kind: 'done' })
})

const answer = (message: Answer) => postMessage(message)

warmUp()
