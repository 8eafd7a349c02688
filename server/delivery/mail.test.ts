import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeCertificate } from '../testing/certificate.ts'
import { onEachDatabase } from '../testing/each-database.ts'
import { onFreePort } from '../testing/free-port.ts'
import { startMail } from './channels.ts'
import { type Deliveries, startDeliveries } from './deliveries.ts'
import { openMailbox } from './mail.ts'
import { type Mailbox, mailboxOf } from './mailbox.ts'

type Mail = { from: string; to: string[]; text: string; secure: boolean; user: unknown }

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})

/** A real mail server on a free port, which refuses this many messages first and takes its time over each, in milliseconds. */
async function mailServer(options: SMTPServerOptions = {}, refusals = 0, time = 0) {
  const mails: Mail[] = []
  const waiting: (() => void)[] = []
  let refused = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Without a DNS request for the name of 127.0.0.1.
    disableReverseLookup: true,
    ...options,
    onAuth: ({ username, password }, _, done) =>
      password === 'p@ss' ? done(null, { user: username }) : done(new Error('Wrong')),
    onData: (stream, session, done) => {
      buffer(stream).then((bytes) => {
        if (refused < refusals) {
          refused += 1
          return done(Object.assign(new Error('Not now, ada@example.com'), { responseCode: 451 }))
        }
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: bytes.toString(),
          secure: session.secure,
          user: session.user,
        })
        setTimeout(done, time)
        for (const look of waiting) look()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await onFreePort(server.server)
  open.push(() => new Promise<void>((closed) => server.close(closed)))
  return {
    mails,
    port,
    seen: (n: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (mails.length >= n) resolve()
        }
        waiting.push(look)
        look()
      }),
  }
}

function mailbox(SMTP_URL: string, more: Record<string, string> = {}): Mailbox {
  const read = mailboxOf({ SMTP_URL, LEAD_MAIL_TO: 'leads@brand.example', ...more })
  if (read === undefined || read === 'off') throw new Error('no mailbox')
  return read
}

/** The headers and the text of a mail, decoded. */
function read({ text }: Mail): { headers: string; body: string } {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const headers = head.replace(/\r\n[ \t]+/g, ' ')
  const body = rest.join('\n\n').replace(/\r\n/g, '\n')
  const isQuoted = /quoted-printable/i.test(headers)
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (/base64/i.test(headers.split('Content-Transfer-Encoding')[1] ?? '')) return { headers, body: atob(body) }
  return { headers, body: isQuoted ? Buffer.from(bytes, 'latin1').toString() : body }
}

const lead = (data: Record<string, unknown>) => ({
  id: '6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3',
  attempts: 1,
  event: {
    type: 'lead.created',
    data: {
      id: '6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3',
      source: 'contact',
      language: 'fr',
      name: 'Ada',
      email: 'ada@example.com',
      ...data,
    },
  },
})

describe('a mail', () => {
  const send = async (data: Record<string, unknown>) => {
    const { port, mails } = await mailServer()
    const { send, close } = openMailbox(mailbox(`smtp://127.0.0.1:${port}`))
    open.push(close)
    expect(await send(lead(data), new AbortController().signal)).toBeUndefined()
    const [mail] = mails
    if (!mail) throw new Error('no mail came')
    return { mail, ...read(mail) }
  }

  it('says who asked for what, and replies go to the person', async () => {
    const { mail, headers, body } = await send({ company: 'Engines', message: 'Bonjour,\nça va ?', phone: '+33 1' })
    expect(mail).toMatchObject({ from: 'leads@brand.example', to: ['leads@brand.example'] })
    expect(headers).toContain('Subject: New lead: Ada, Engines')
    expect(headers).toMatch(/Reply-To: Ada <ada@example\.com>/)
    expect(headers).toContain('Message-ID: <6b0f4fd0-8a52-4b0a-8f1d-1d5f0ad4a5c3@brand.example>')
    expect(headers).toMatch(/Content-Type: text\/plain; charset=utf-8/i)
    for (const part of ['in French', 'Phone:    +33 1', 'Company:  Engines', 'Bonjour,\nça va ?', 'Lead 6b0f4fd0']) {
      expect(body).toContain(part)
    }
  })

  it('warns of what may be spam', async () => {
    const { headers, body } = await send({ flags: ['honeypot', 'fast'] })
    expect(headers).toContain('Subject: [spam?] New lead: Ada')
    expect(body).toContain('It may be spam: honeypot, fast.')
  })

  it('holds no header, recipient or command that a visitor wrote', async () => {
    const evil = 'A\r\nBcc: eve@evil.example\r\n\r\n.\r\nMAIL FROM:<eve@evil.example>'
    const { mail, headers } = await send({
      name: evil,
      company: evil,
      email: 'ada@example.com>\r\nBcc: <eve@evil.example',
      message: `.\r\n.\r\nRCPT TO:<eve@evil.example>\r\n${evil}`,
    })
    expect(mail.to).toEqual(['leads@brand.example'])
    expect(headers).not.toMatch(/^(?:Bcc|Cc):/im)
    expect(headers.match(/^Subject:/gim)).toHaveLength(1)
  })

  it('shows no address from behind', async () => {
    const { headers, body } = await send({ name: 'a\u202emoc.eteci\u2066', company: '\u200fX' })
    expect(headers).toContain('Subject: New lead: amoc.eteci, X')
    expect(body).toContain('Name:     amoc.eteci\n')
  })

  it('that an older server could not take for the address of the person names it in the text alone', async () => {
    const { headers, body } = await send({ email: 'zoé@example.com' })
    expect(headers).not.toContain('Reply-To')
    expect(body).toContain('Email:    zoé@example.com')
    expect(body).toContain('Use the address above, and no reply, to write to the person.')
  })
})

describe('the way to the mail server', () => {
  const silent = new AbortController().signal

  it('has a name and a password', async () => {
    const { port, mails } = await mailServer({ allowInsecureAuth: true, authOptional: false })
    const right = openMailbox(mailbox(`smtp://ada:p%40ss@127.0.0.1:${port}`))
    const wrong = openMailbox(mailbox(`smtp://ada:no@127.0.0.1:${port}`))
    open.push(right.close, wrong.close)
    expect(await right.send(lead({}), silent)).toBeUndefined()
    expect(await wrong.send(lead({}), silent)).toBe('EAUTH 535')
    expect(mails.map(({ user }) => user)).toEqual(['ada'])
  })

  it('says nothing in the clear to another machine', async () => {
    const { port, mails } = await mailServer()
    const { send, close } = openMailbox({ ...mailbox(`smtp://mail.example:${port}`), host: '127.0.0.1' })
    open.push(close)
    expect(await send(lead({}), silent)).toMatch(/^ETLS/)
    expect(mails).toEqual([])
  })

  it('is given up when the server takes its time, and at once when ours stops', async () => {
    const mute = createServer()
    const port = await onFreePort(mute)
    open.push(() => mute.close())
    const { send, close } = openMailbox(mailbox(`smtp://127.0.0.1:${port}`))
    open.push(close)
    const stopping = new AbortController()
    const sent = send(lead({}), stopping.signal)
    stopping.abort()
    expect(await sent).toBe('the server stopped')
  })

  it('leaves a mail server its time to look through a message, which it has by then', { timeout: 40_000 }, async () => {
    const { port, mails } = await mailServer({}, 0, 11_000)
    const { send, close } = openMailbox(mailbox(`smtp://127.0.0.1:${port}`))
    open.push(close)
    expect(await send(lead({}), silent)).toBeUndefined()
    expect(mails).toHaveLength(1)
  })

  it('sends again to those addresses only that a server will take later', async () => {
    const codes = new Map([
      ['later@brand.example', 450],
      ['unknown@brand.example', 550],
    ])
    const { port, mails } = await mailServer({
      onRcptTo: ({ address }, _, done) => {
        const responseCode = codes.get(address)
        done(responseCode ? Object.assign(new Error('No'), { responseCode }) : null)
      },
    })
    const LEAD_MAIL_TO = 'first@brand.example, later@brand.example, unknown@brand.example'
    const { send, close } = openMailbox(mailbox(`smtp://127.0.0.1:${port}`, { LEAD_MAIL_TO }))
    open.push(close)
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    open.push(() => said.mockRestore())
    expect(await send(lead({}), silent)).toBe('EENVELOPE 450')
    expect(said.mock.calls.join('\n')).toMatch(
      /later@brand\.example was refused \(450\)[\s\S]*unknown@brand\.example was refused \(550\)/,
    )
    expect(await send(lead({}), silent)).toBe('EENVELOPE 450')
    codes.delete('later@brand.example')
    expect(await send(lead({}), silent)).toBeUndefined()
    expect(mails.map(({ to }) => to)).toEqual([['first@brand.example'], ['later@brand.example']])
  })

  const missing = spawnSync('openssl', ['version']).status === 0 ? undefined : 'no openssl to make a certificate with'
  describe.skipIf(missing)(`with TLS${missing ? ` (${missing})` : ''}`, () => {
    it.each([
      ['STARTTLS', false],
      ['TLS from the start', true],
    ])('by %s takes no certificate that nobody vouches for', async (_, secure) => {
      const { key, certificate } = makeCertificate()
      const { port, mails } = await mailServer({ key, cert: certificate, disabledCommands: [], secure })
      const { send, close } = openMailbox({
        ...mailbox(`smtps://localhost:${port}`),
        secure,
      })
      open.push(close)
      expect(await send(lead({}), silent)).toMatch(/^(?:ESOCKET|ETLS|DEPTH_ZERO_SELF_SIGNED_CERT)/)
      expect(mails).toEqual([])
      const known = getCACertificates('default')
      setDefaultCACertificates([...known, certificate])
      try {
        expect(await send(lead({}), silent)).toBeUndefined()
      } finally {
        setDefaultCACertificates(known)
      }
      expect(mails).toMatchObject([{ secure: true }])
    })
  })
})

onEachDatabase(({ database, asOwner, contact, audit, asRole, count }) => {
  describe('leads by mail', () => {
    it('are mailed once each despite a failing webhook, and removed from the queue', async () => {
      const { port, seen, mails } = await mailServer()
      const deliveries = await startMail(database(), mailbox(`smtp://127.0.0.1:${port}`))
      open.push(deliveries.close)
      await asOwner('update private.settings set lead_webhook = true')
      await contact()
      await audit({ p_email: 'bob@example.com', p_website: 'bob.example' })
      deliveries.wake()
      await seen(2)
      await deliveries.close()
      expect(mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail.text)?.[1]).sort()).toEqual([
        'Audit request: bob.example',
        'New lead: Ada',
      ])
      expect(await asOwner('select channel from private.lead_deliveries')).toEqual([
        { channel: 'webhook' },
        { channel: 'webhook' },
      ])
      // There is no erasure notice: mail gets none, and the webhook was not sent the lead.
      await asRole('service_role', `select public.erase_contact('ada@example.com')`)
      expect(await count('private.erasure_notices')).toBe(0)
      expect(await count('private.lead_deliveries')).toBe(1)
    })

    it('are tried again, and the log quotes nobody', async () => {
      const { port, seen } = await mailServer({}, 2)
      await asOwner('update private.settings set lead_mail = true')
      await contact()
      const log: string[] = []
      const { send, close } = openMailbox(mailbox(`smtp://127.0.0.1:${port}`))
      const deliveries: Deliveries = startDeliveries({
        database: database(),
        channel: 'mail',
        send,
        backoff: () => 1,
        log: (line) => log.push(line),
      })
      open.push(close, deliveries.close)
      await seen(1)
      await deliveries.close()
      expect(log).toHaveLength(2)
      expect(log.join()).toMatch(/^mail: [0-9a-f-]{36} not delivered \(EMESSAGE 451, attempt 1\)/)
      expect(log.join()).not.toMatch(/\bada\b/i)
      expect(await count('private.lead_deliveries')).toBe(0)
    })

    it('are queued once mail is configured, for all servers until it is set to off', async () => {
      const isOn = async () => (await asOwner('select lead_mail from private.settings'))[0]?.lead_mail
      await contact()
      expect(await count('private.lead_deliveries')).toBe(0)
      const { port } = await mailServer()
      const deliveries = await startMail(database(), mailbox(`smtp://127.0.0.1:${port}`))
      await deliveries.close()
      await startMail(database(), undefined)
      expect(await isOn()).toBe(true)
      await startMail(database(), 'off')
      expect(await isOn()).toBe(false)
    })
  })
})
