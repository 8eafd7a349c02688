import type { NamedInput, Report } from '../../readiness/report.ts'
import address from './page-auditor.ts?worker&url'

/** Checks pages in a worker, which stays for the next pages: its code is compiled by then. */
export const auditor = openAuditor()

function openAuditor() {
  let worker: Worker | undefined
  let isChecking = false

  /** Ends the worker, and with it the check under way; its promise never settles. */
  const stop = () => {
    // That it could not be loaded may still be reported.
    if (worker) worker.onerror = null
    worker?.terminate()
    worker = undefined
    isChecking = false
  }

  const started = () => {
    if (!worker) {
      worker = new Worker(workerUrl(), { type: 'module', name: 'checker' })
      worker.onerror = stop
    }
    return worker
  }

  /** Loads the worker while the rest of the tool loads, and the visitor still fills in the form. */
  const prepare = () => {
    try {
      started()
    } catch {
      // `check` tries again, and reports it.
    }
  }

  /** Rejects when the worker cannot be loaded or fails. */
  const check = (pages: readonly NamedInput[], onReport: (done: number) => void): Promise<Report[]> => {
    if (isChecking) stop()
    const mine = started()
    isChecking = true
    const reports: Report[] = []
    return new Promise((resolve, reject) => {
      mine.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'report') {
          reports.push(data.report)
          return onReport(reports.length)
        }
        isChecking = false
        resolve(reports)
      }
      mine.onerror = ({ message }) => {
        stop()
        reject(new Error(message || 'src/checker/worker: the worker could not be loaded.'))
      }
      const question: Question = { pages }
      mine.postMessage(question)
    })
  }
  return { prepare, check, stop }
}

/** Name of the Trusted Types policy that lets this one address through; the CSP names it (src/publish/http.ts). */
const policyName = 'checker'

let policy: { createScriptURL(url: string): unknown } | undefined

/** The address of the worker, as browsers with Trusted Types require it (the DOM's types lack these, hence `string`). */
function workerUrl(): string {
  policy ??= globalThis.trustedTypes?.createPolicy(policyName, { createScriptURL: () => address })
  return (policy?.createScriptURL(address) ?? address) as string
}

/** To the worker: pages to judge. */
export type Question = { readonly pages: readonly NamedInput[] }

/** From the worker: each page when it is judged, then the end. */
export type Answer = { readonly kind: 'report'; readonly report: Report } | { readonly kind: 'done' }
