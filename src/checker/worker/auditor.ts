import type { NamedInput, Report } from '../../readiness/report.ts'
import type { Answer, Question } from './messages.ts'
import { workerUrl } from './worker-url.ts'

/** @returns what each page was found to be @throws when the worker cannot be loaded or fails */
export type Auditor = {
  check(pages: readonly NamedInput[], onReport: (done: number) => void): Promise<Report[]>
  /** Gives up what is under way; the promise of it is never kept. */
  stop(): void
}

/** Judges pages in a worker, which is loaded with the first of them. */
export function openAuditor(): Auditor {
  let worker: Worker | undefined
  const stop = () => {
    worker?.terminate()
    worker = undefined
  }
  const check: Auditor['check'] = (pages, onReport) => {
    const mine = new Worker(workerUrl(), { type: 'module', name: 'checker' })
    stop()
    worker = mine
    const reports: Report[] = []
    return new Promise((resolve, reject) => {
      mine.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'done') {
          stop()
          return resolve(reports)
        }
        reports.push(data.report)
        onReport(reports.length)
      })
      mine.addEventListener('error', (event) => {
        stop()
        reject(new Error(event.message || 'src/checker/worker: the worker could not be loaded.'))
      })
      const question: Question = { pages }
      mine.postMessage(question)
    })
  }
  return { check, stop }
}
