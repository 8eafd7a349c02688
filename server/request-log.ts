import type { MiddlewareHandler } from 'hono'

/** One line of JSON per request: no query, no address, no header, nothing of the body. */
export function requestLog(write: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now()
    await next()
    write(
      JSON.stringify({
        time: new Date().toISOString(),
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      }),
    )
  }
}
