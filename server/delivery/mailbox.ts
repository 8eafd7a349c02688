import { isHere } from '../here.ts'

/** Where and from whom new leads are mailed. `isPlain`: without TLS, by the owner's choice or on this machine. */
export type Mailbox = {
  to: string
  from: string
  host: string
  port: number
  /** TLS from the first byte; otherwise from STARTTLS on. */
  secure: boolean
  isPlain: boolean
  auth: { user: string; pass: string } | undefined
}

/**
 * Reads the mail variables; `undefined`: this server sends no mail, `off`: none does.
 * @throws when they are invalid.
 */
export function mailboxOf({
  LEAD_MAIL_TO: to,
  LEAD_MAIL_FROM: from,
  SMTP_URL: url,
}: NodeJS.ProcessEnv): Mailbox | 'off' | undefined {
  if (!to && !url) return undefined
  if (to === 'off') return 'off'
  if (!to || !/^[^\s@]+@[^\s@,]+(?:,\s*[^\s@]+@[^\s@,]+)*$/.test(to)) {
    throw new Error(`LEAD_MAIL_TO='${to ?? ''}': expected one or several addresses, with commas between them, or off.`)
  }
  if (from && !/[^\s@]@[^\s@]/.test(from)) {
    throw new Error(`LEAD_MAIL_FROM='${from}': expected an address, alone or as in Name <name@example.com>.`)
  }
  const parsed = URL.parse(url ?? '')
  const tls = parsed?.searchParams.get('tls')
  const [user, pass] = [parsed?.username ?? '', parsed?.password ?? ''].map(plain)
  // A password that is not encoded has a % of its own, or a / that ends the host.
  const isOdd = user === undefined || pass === undefined || !/^\/?$/.test(parsed?.pathname ?? '')
  if (!parsed?.hostname || isOdd || !/^smtps?:$/.test(parsed.protocol) || (tls !== null && tls !== 'off')) {
    throw new Error(
      'SMTP_URL: expected smtps://user:password@host or smtp://user:password@host:587 (the password percent-encoded), ' +
        'and ?tls=off only for a mail server in a network of yours.',
    )
  }
  const secure = parsed.protocol === 'smtps:'
  const isPlain = !secure && (tls === 'off' || isHere(parsed.hostname))
  return {
    to,
    from: from || (to.split(',')[0] ?? to),
    host: parsed.hostname.replace(/^\[|\]$/g, ''),
    port: Number(parsed.port) || (secure ? 465 : isPlain ? 25 : 587),
    secure,
    isPlain,
    auth: user ? { user, pass } : undefined,
  }
}

/** `undefined`: what is percent-encoded is not UTF-8, or a % stands for itself. */
function plain(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
