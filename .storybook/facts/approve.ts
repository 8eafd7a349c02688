import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { hashesOf, readStatus, recordReview } from '../../cli/content/review/status.ts'
import { locales } from '../../src/site/locales.ts'
import { approveAddress } from './addresses.ts'
import { everySource } from './sources.ts'

/** An approval: the blocks of a page and the entries it shows, with the hashes that the reviewer saw. */
const seenSchema = z.strictObject({
  seen: z.array(z.strictObject({ name: z.string(), hashes: z.partialRecord(z.enum(locales), z.string()) })).min(1),
})
type Seen = z.infer<typeof seenSchema>

/**
 * Records in the lock file that the approved blocks say the same in both languages, as `citence content review` does.
 * @returns the names of blocks that changed since they were shown: then nothing is recorded
 */
export function approve(root: string, { seen }: Seen): string[] {
  const statuses = new Map(readStatus(root, everySource(root)).map((status) => [status.name, status]))
  const isAsSeen = ({ name, hashes }: Seen['seen'][number]) => {
    const status = statuses.get(name)
    return status && locales.every((locale) => hashesOf(status)[locale] === hashes[locale])
  }
  const changed = seen.filter((one) => !isAsSeen(one)).map(({ name }) => name)
  if (changed.length > 0) return changed
  recordReview(
    root,
    seen.flatMap(({ name }) => statuses.get(name) ?? []),
  )
  return []
}

const ownMachine = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Whether a request comes from the preview itself, on the machine that runs it. Approvals are refused from another
 * machine, from another site open in the same browser, and through a host name of somebody else's.
 */
function isOwn({ socket, headers: { host = '', origin } }: IncomingMessage): boolean {
  return (
    ownMachine.has(socket.remoteAddress ?? '') &&
    /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) &&
    origin === `http://${host}`
  )
}

/** Handles approvals. @param root the folder that contains src/content */
export function approvals(root: () => string) {
  return async (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.url?.split('?')[0] !== `/${approveAddress}`) return next()
    const answer = (status: number, why: string) => {
      response.statusCode = status
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end(why)
    }
    if (request.method !== 'POST') return answer(405, 'Approvals are sent by POST.')
    if (!isOwn(request)) return answer(403, 'Only the preview itself may approve, opened on the machine that runs it.')
    try {
      const given = seenSchema.safeParse(JSON.parse(await text(request)))
      if (!given.success) return answer(400, 'This is no approval.')
      const changed = approve(root(), given.data)
      if (changed.length > 0) return answer(409, `Changed since it was shown: ${changed.join(', ')}. Read it again.`)
      answer(204, '')
    } catch (error) {
      if (error instanceof SyntaxError) answer(400, 'This is no approval.')
      else next(error)
    }
  }
}
