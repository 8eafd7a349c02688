const timeoutMs = 10_000

/** The answer to a GET; a redirect is not followed. */
export async function ask(url: URL, headers: Record<string, string> = {}): Promise<Response | Error> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause : new Error(String(cause))
  }
}
