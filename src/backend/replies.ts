/**
 * A `fetch` that remembers its replies: Supabase's clients hand out neither the headers nor always the true status (a
 * bare 404 becomes a 204). Replies are told apart by the signal of their attempt.
 */
export const rememberReplies = (options: (signal: AbortSignal) => RequestInit = () => ({})) => {
  const responses = new WeakMap<AbortSignal, Response>()
  return {
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const signal = init?.signal
      const response = await fetch(input, signal ? { ...init, ...options(signal) } : init)
      if (signal) responses.set(signal, response)
      return response
    },
    to: (signal: AbortSignal): Response | undefined => responses.get(signal),
  }
}

export type Replies = Pick<ReturnType<typeof rememberReplies>, 'to'>
