import type { Choices } from './toolbar.ts'

type BackendState = Pick<Choices, 'network' | 'answer'>

let state: BackendState = { network: 'online', answer: 'success' }
const slowMs = 3_000

/** The answers of the backend's procedures (supabase/migrations): refusals have status 200. */
const answers = {
  success: () => Response.json({ success: true, error: null, lead_id: crypto.randomUUID() }),
  'rate-limit': (path: string) => refusal('rate_limited', limits[path.split('/').at(-1) ?? ''] ?? limits.contact),
  refusal: () => refusal('invalid_email', 'email must be an address such as name@example.com.'),
  error: () => Response.json({ message: 'the database is not reachable' }, { status: 500 }),
} as const satisfies Record<Exclude<BackendState['answer'], 'none'>, (path: string) => Response>

const limits: Readonly<Record<string, string>> & { contact: string } = {
  contact: 'Rate limit exceeded. Please try again later.',
  create_free_audit_from_form: 'Rate limit exceeded. You can only request 2 audits per day.',
}

const refusal = (code: string, error: string) => Response.json({ success: false, error, code, lead_id: null })

/** Answers in place of the backend, so that forms use the real outbox, storage and client. Once per window. */
export function mockBackend(window: Window & typeof globalThis): void {
  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    return /^\/(rest|auth)\/v1\//.test(pathname) ? answer(pathname, request.signal) : real(input, init)
  }
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, get: () => state.network !== 'offline' })
}

async function answer(path: string, signal: AbortSignal): Promise<Response> {
  const { network, answer } = state
  if (network === 'offline') throw new TypeError('Failed to fetch')
  if (network === 'slow') await Promise.race([givenUp(signal), new Promise((over) => setTimeout(over, slowMs))])
  return answer === 'none' ? givenUp(signal) : answers[answer](path)
}

/** Rejects when the caller aborts. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Sets the state of network and server, with the events that a browser would send. */
export function setBackendState(window: Window, { network, answer }: BackendState): void {
  const was = state
  state = { network, answer }
  if (was.network === network) return
  if (network === 'offline') window.dispatchEvent(new Event('offline'))
  else if (was.network === 'offline') window.dispatchEvent(new Event('online'))
}
