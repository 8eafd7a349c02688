import type { Witness } from '../measure.ts'
import { type Command, commandsOf, consentUpdate, opening } from './commands.ts'
import { tagUrl } from './script-url.ts'

export type Tag = {
  readonly witness: Witness
  /** Marketing was allowed or withdrawn. */
  update(marketing: boolean): void
  /** Denies everything, stops the tag for this document and clears its cookies. */
  close(): void
}

type TagWindow = Window & { dataLayer?: unknown[] }

/** Loads the third-party tag of an id and tells it what happens. To be called after the opt-in, and not before. */
export function openTag(window: TagWindow, id: string, marketing: boolean): Tag {
  const { document } = window
  window.dataLayer ??= []
  const layer = window.dataLayer
  const disabled = `ga-disable-${id}`
  Reflect.deleteProperty(window, disabled)

  function gtag(..._command: Command) {
    // biome-ignore lint/complexity/noArguments: the tag reads `arguments` objects and takes no arrays
    layer.push(arguments)
  }
  const say = (command: Command) => gtag(...command)

  for (const command of opening(id, marketing, new Date())) say(command)
  const url = tagUrl(id)
  if (!document.querySelector(`script[src="${url}"]`)) {
    const script = document.createElement('script')
    script.async = true
    script.src = url
    document.head.append(script)
  }
  return {
    witness: (observed, row) => commandsOf(observed, row).forEach(say),
    update: (allowed) => say(consentUpdate({ analytics: true, marketing: allowed })),
    close() {
      say(consentUpdate({ analytics: false, marketing: false }))
      Reflect.set(window, disabled, true)
      forgetCookies(document)
    },
  }
}

/** The tag's own names. They are on the host and on any parent domain. */
function forgetCookies(document: Document): void {
  const labels = document.location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (!/^(_ga|_gid|_gat|_gcl)/.test(name)) continue
    for (const domain of domains) {
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
