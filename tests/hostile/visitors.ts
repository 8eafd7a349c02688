import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ask } from '../../server/testing/ask.ts'

/** Milliseconds of each page, and of each lead from the first try to its acknowledgement; e-mails of those acknowledged. */
type Seen = { pages: number[]; failedPages: string[]; leads: number[]; acknowledged: string[]; lost: number }

const pages = ['/', '/faq', '/fr', '/complete-geo-guide', '/fr/faq', '/sw.js', '/nowhere']
/** Milliseconds after which a visitor would have left, and a lead counts as lost. */
const patience = 10_000

/**
 * Ten visitors load pages and one sends leads, until the signal; a refused lead is sent again after the server's
 * Retry-After.
 */
export async function visit(url: string, key: string, signal: AbortSignal): Promise<Seen> {
  const seen: Seen = { pages: [], failedPages: [], leads: [], acknowledged: [], lost: 0 }
  const readers = Array.from({ length: 10 }, async (_, visitor) => {
    const agent = new Agent({ keepAlive: true })
    for (let n = visitor; !signal.aborted; n++) {
      const start = performance.now()
      const path = pages[n % pages.length] ?? '/'
      const headers = { 'X-Forwarded-For': `198.51.100.${visitor}` }
      const { status } = await tried(url + path, { agent, headers, timeout: patience })
      seen.pages.push(performance.now() - start)
      if (status !== (path === '/nowhere' ? 404 : 200)) seen.failedPages.push(`${path}: ${status}`)
      await setTimeout(50 + visitor * 10)
    }
    agent.destroy()
  })
  const sender = async () => {
    while (!signal.aborted) {
      const took = await sendLead(url, key, seen)
      if (took === undefined) seen.lost += 1
      else seen.leads.push(took)
      await setTimeout(100)
    }
  }
  await Promise.all([...readers, sender()])
  return seen
}

/** Each lead comes from its own address: the hourly limit of one address is not measured here. */
let senders = 0

async function sendLead(url: string, key: string, seen: Seen): Promise<number | undefined> {
  const email = `${randomUUID()}@visitor.example`
  const body = JSON.stringify({ p_name: 'Ada', p_email: email, p_message: 'Hello', p_language: 'en' })
  const headers = {
    apikey: key,
    'Idempotency-Key': randomUUID(),
    'X-Forwarded-For': `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`,
  }
  senders += 1
  const start = performance.now()
  while (performance.now() - start < patience) {
    const answer = await tried(`${url}/rest/v1/rpc/create_lead_from_contact_form`, { headers, body, timeout: patience })
    const { status, text } = answer
    if (status === 200 && JSON.parse(text).success === true) {
      seen.acknowledged.push(email)
      return performance.now() - start
    }
    await setTimeout(Math.min(Number(answer.headers['retry-after'] ?? 0.1) * 1000, 2000))
  }
  return undefined
}

/** `status` 0: no answer. */
const tried = (...asked: Parameters<typeof ask>) =>
  ask(...asked).catch((): Awaited<ReturnType<typeof ask>> => ({ status: 0, text: '', headers: {} }))
