import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import type { Transaction } from '../database.ts'
import { onEachDatabase } from '../testing/each-database.ts'
import { onFreePort } from '../testing/free-port.ts'
import { type Deliveries, type Delivery, startDeliveries } from './deliveries.ts'
import { deliver } from './webhook.ts'

type Received = { headers: IncomingHttpHeaders; body: string; data: Record<string, unknown> }

const secret = `whsec_${Buffer.from('a secret of the receiver').toString('base64')}`
const now = () => Date.UTC(2026, 10, 21)
const open: { server: Server; deliverers: Deliveries[] }[] = []
afterEach(async () => {
  for (const { server, deliverers } of open.splice(0)) {
    for (const one of deliverers) await one.close()
    server.closeAllConnections()
    server.close()
  }
})

/** A receiver that answers with these statuses, then 200; `seen(n)` resolves when n requests have come. */
async function receiver(...statuses: number[]) {
  const received: Received[] = []
  const waiting: { n: number; resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body, data: JSON.parse(body).data })
    response.writeHead(statuses.shift() ?? 200, { Location: '/elsewhere' }).end('x'.repeat(1000))
    for (const { n, resolve } of waiting) if (received.length >= n) resolve()
  })
  const port = await onFreePort(server)
  const deliverers: Deliveries[] = []
  open.push({ server, deliverers })
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    deliverers,
    seen: (n: number) =>
      new Promise<void>((resolve) => (received.length >= n ? resolve() : waiting.push({ n, resolve }))),
  }
}

onEachDatabase(({ database, asOwner, asRole, count, contact, audit }) => {
  const webhook = (url: string) => {
    const send = (delivery: Delivery, closing: AbortSignal) => deliver({ url, secret }, delivery, now, closing)
    return { database: database(), channel: 'webhook' as const, send }
  }
  const start = (to: Awaited<ReturnType<typeof receiver>>, log: string[] = []) => {
    const deliveries = startDeliveries({ ...webhook(to.url), backoff: () => 1, log: (line) => log.push(line) })
    to.deliverers.push(deliveries)
    return deliveries
  }
  const switchOn = () => asOwner('update private.settings set lead_webhook = true')

  describe('the deliveries', () => {
    it('brings a new lead, signed and dated', async () => {
      await switchOn()
      const to = await receiver()
      const deliveries = start(to)
      const { lead_id } = await audit({ p_company: 'Engines' })
      deliveries.wake()
      await to.seen(1)
      await deliveries.close()
      const [{ headers, body, data } = { headers: {}, body: '', data: {} }] = to.received
      expect(data).toMatchObject({
        id: lead_id,
        name: 'Engines',
        email: 'ada@example.com',
        website: 'example.com',
        flags: [],
      })
      expect(headers).toMatchObject({ 'webhook-id': lead_id, 'webhook-timestamp': String(now() / 1000) })
      const expected = createHmac('sha256', 'a secret of the receiver').update(`${lead_id}.${now() / 1000}.${body}`)
      expect(headers['webhook-signature']).toBe(`v1,${expected.digest('base64')}`)
      expect(await count('private.lead_deliveries')).toBe(0)
    })

    it('says that a lead was erased, with an id of its own', async () => {
      await switchOn()
      const to = await receiver(200, 500)
      const { lead_id } = await contact()
      const first = start(to)
      await to.seen(1)
      await first.close()
      await asRole('service_role', `select public.erase_contact('ada@example.com')`)
      const deliveries = start(to)
      await to.seen(3)
      await deliveries.close()
      const ids = to.received.map(({ headers }) => headers['webhook-id'])
      expect(ids[1]).toBe(ids[2])
      expect(ids[1]).not.toBe(lead_id)
      expect(JSON.parse(to.received[2]?.body ?? '')).toMatchObject({ type: 'lead.erased', data: { id: lead_id } })
      expect(to.received[2]?.body).not.toMatch(/\bada\b/i)
      expect(await count('private.erasure_notices')).toBe(0)
    })

    it('tries again, with the same id, while the receiver fails, redirects or is gone', async () => {
      await switchOn()
      const to = await receiver(500, 302, 429)
      const { lead_id } = await contact()
      const log: string[] = []
      const deliveries = start(to, log)
      await to.seen(4)
      await deliveries.close()
      expect(to.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(4).fill(lead_id))
      expect(log.map((line) => /status \d+, attempt \d/.exec(line)?.[0])).toEqual([
        'status 500, attempt 1',
        'status 302, attempt 2',
        'status 429, attempt 3',
      ])
      // As a word: the id of the lead may hold these letters.
      expect(log.join()).not.toMatch(/\bada\b|example|Hello/i)
      expect(await count('private.lead_deliveries')).toBe(0)
    })

    it('keeps a lead that nobody listens for, and says why', async () => {
      await switchOn()
      const to = await receiver()
      open.at(-1)?.server.close()
      await contact()
      let told: (line: string) => void = () => undefined
      const line = new Promise<string>((resolve) => {
        told = resolve
      })
      to.deliverers.push(startDeliveries({ ...webhook(to.url), backoff: () => 60_000, log: (text) => told(text) }))
      expect(await line).toContain('ECONNREFUSED')
      expect(await asOwner('select attempts, last_error from private.lead_deliveries')).toEqual([
        { attempts: 1, last_error: 'ECONNREFUSED' },
      ])
    })

    it('sends nothing again of which the database could not be told that it was taken', async () => {
      await switchOn()
      const to = await receiver()
      await contact()
      const { database, ...rest } = webhook(to.url)
      let isGone = true
      const transaction = <T>(work: (transaction: Transaction) => Promise<T>) =>
        database.transaction(({ query, run }) =>
          work({
            run,
            query: async (statement, values) => {
              if (isGone && statement.includes('settle')) throw new Error('gone')
              return query(statement, values)
            },
          }),
        )
      let told: (line: string) => void = () => undefined
      const line = new Promise<string>((resolve) => {
        told = resolve
      })
      const options = { ...rest, database: { ...database, transaction }, backoff: () => 1, log: told }
      const deliveries = startDeliveries(options)
      to.deliverers.push(deliveries)
      expect(await line).toBe('webhook: gone; it is tried again.')
      isGone = false
      await asOwner('update private.lead_deliveries set next_attempt_at = now()')
      deliveries.wake()
      await expect.poll(() => count('private.lead_deliveries')).toBe(0)
      expect(to.received).toHaveLength(1)
    })

    it('does not hold up the lead behind one that the receiver refuses', async () => {
      await switchOn()
      const to = await receiver(400)
      await contact({ p_name: 'First' })
      await contact({ p_name: 'Second', p_email: 'b@example.com' })
      start(to)
      await to.seen(3)
      expect(to.received.map(({ data }) => data.name)).toEqual(['First', 'Second', 'First'])
    })

    it('brings each lead once when three of them share a queue', async () => {
      await switchOn()
      await asOwner('update private.settings set contacts_per_address = 1000')
      for (let n = 0; n < 30; n++) await contact({ p_name: `N${n}`, p_email: `n${n}@example.com` })
      const to = await receiver()
      const deliverers = [start(to), start(to), start(to)]
      await to.seen(30)
      for (const one of deliverers) await one.close()
      expect(new Set(to.received.map(({ data }) => data.name)).size).toBe(30)
      expect(to.received).toHaveLength(30)
      expect(await count('private.lead_deliveries')).toBe(0)
    })
  })
})
