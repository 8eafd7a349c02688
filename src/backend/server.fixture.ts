import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterEach } from 'vitest'
import type { Submission } from '../forms/submission.ts'
import { type Entry, schemaVersion } from '../outbox/contract.ts'

/** A request for an audit, as the outbox sends it. */
export const entry: Entry<Submission> = {
  version: schemaVersion,
  id: '6f1c7f0e-0000-4000-8000-000000000001',
  payload: {
    version: 2,
    form: 'audit',
    page: '/fr/audit',
    fields: { url: 'exemple.fr', email: 'a@exemple.fr' },
    procedure: 'create_free_audit_from_form',
    arguments: {
      p_name: 'Prospect',
      p_email: 'a@exemple.fr',
      p_company: null,
      p_website: 'exemple.fr',
      p_language: 'fr',
      p_utm_data: { utm_source: 'website', utm_medium: 'form', utm_campaign: 'free_audit_2025' },
      p_project_source: 'site',
    },
    signals: { honeypot: false, fillMs: 5300 },
  },
  createdAt: 0,
  attempts: 0,
  state: { kind: 'waiting' },
}

/** Real servers on free ports for the tests of one file, each closed at the end of its test. */
export function testServers() {
  let server: Server | undefined
  const close = () => {
    server?.closeAllConnections()
    server?.close()
  }
  afterEach(close)

  /** @returns its origin */
  async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
    const listening = createServer(answer)
    server = listening
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    const address = listening.address()
    if (typeof address !== 'object' || !address) throw new Error('the test server has no port')
    return `http://127.0.0.1:${address.port}`
  }

  /** Gives every request the same answer. */
  const serveReply = (status: number, body: string, headers: Record<string, string>) =>
    serve((request, response) => {
      request.resume().on('end', () => response.writeHead(status, headers).end(body))
    })

  return { serve, serveReply, close }
}
