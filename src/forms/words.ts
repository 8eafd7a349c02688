import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'

function watchNetwork(changed: () => void): () => void {
  const stop = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, changed, { signal: stop.signal })
  return () => stop.abort()
}

/** The moment in the visitor's words: the time, with the day when it is another. */
function useMoment(): (at: number) => string {
  const { i18n } = useLingui()
  return (at) => {
    const isToday = new Date(at).toDateString() === new Date().toDateString()
    return i18n.date(at, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
  }
}

/** Why a message waits on this device, in words. `reason`: of the last attempt; `until`: the server asked for a pause. */
export function useWaitingWords(): (reason: string | undefined, until?: number) => string {
  const { t } = useLingui()
  const moment = useMoment()
  const online = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (reason, until) => {
    const time = until === undefined ? '' : moment(until)
    if (!online) return t`You are offline: it will be sent when you are back online.`
    if (reason === 'rate_limited' && time) return t`Too many messages in a short time: it will be sent from ${time} on.`
    if (reason?.startsWith('status'))
      return t`The server is unavailable: it will be sent as soon as the server is back.`
    if (reason === undefined) return t`It is being sent.`
    return t`The server cannot be reached: we keep trying, and it will be sent as soon as the server answers.`
  }
}

/** Why the server would not take a message, in words, by its code. */
export function useRefusalWords(): (code: string, until?: number) => string {
  const { t } = useLingui()
  const moment = useMoment()
  return (code, until) => {
    const time = until === undefined ? '' : moment(until)
    switch (code) {
      case 'rate_limited':
        return time
          ? t`You have sent several messages in a short time. You can send again from ${time} on.`
          : t`You have sent several messages in a short time. Try again later.`
      case 'invalid_email':
        return t`The email address does not look like name@example.com.`
      case 'invalid_name':
        return t`The name is missing, or longer than 200 characters.`
      case 'invalid_company':
        return t`The name of the company is longer than 200 characters.`
      case 'invalid_website':
        return t`The website address is missing, or longer than 2,048 characters.`
      case 'invalid_message':
      // The server reads no body of more than 64 KB, and nothing else in it is that long.
      case 'PT413':
        return t`The message is missing, or longer than 10,000 characters.`
      case 'idempotency_conflict':
        return t`Another version of this message has already arrived. Delete this one, or send what has changed as a new message.`
      case 'unreadable':
        return t`This message can no longer be read, so it cannot be sent. Write it again, then delete this one.`
      default:
        return t`The server did not accept it (${code}). Try again later, or write to us.`
    }
  }
}
