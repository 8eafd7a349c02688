import type { Observer } from '../measure.ts'
import { type Command, commandsOf, consentUpdate, opening } from './commands.ts'

export type Tag = {
  readonly observe: Observer
  /** Marketing was allowed or withdrawn. */
  update(marketing: boolean): void
  /** Denies everything, stops the tag for this document and clears its cookies. */
  close(): void
}

type TagWindow = Window & { dataLayer?: unknown[] }

/** Loads the third-party tag with an id, and reports events to it. Call it only after the opt-in. */
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
    observe: (observed, row) => commandsOf(observed, row).forEach(say),
    update: (allowed) => say(consentUpdate({ analytics: true, marketing: allowed })),
    close() {
      say(consentUpdate({ analytics: false, marketing: false }))
      Reflect.set(window, disabled, true)
      forgetCookies(document)
    },
  }
}

/** Deletes the cookies with the tag's own names. They may be set on the host, and on any parent domain. */
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

/** Where the tag's script comes from; the CSP names it only where an id is configured (src/publish/http.ts). */
const origin = 'https://www.googletagmanager.com'

/** Name of the Trusted Types policy that lets this one address through; the CSP names it with the origin. */
const policyName = 'tag'

let policy: { createScriptURL(url: string): unknown } | undefined

/**
 * The address of the tag's script, as browsers with Trusted Types require it (the DOM's types lack these, hence `string`).
 * @throws when the id cannot be one of a tag
 */
function tagUrl(id: string): string {
  if (!/^[A-Z0-9-]{4,40}$/.test(id))
    throw new Error(
      `src/site/brand.ts: analyticsId '${id}' is no id of a tag, such as G-XXXXXXXXXX. Correct it, or set null.`,
    )
  const url = `${origin}/gtag/js?id=${id}`
  policy ??= globalThis.trustedTypes?.createPolicy(policyName, { createScriptURL: (address) => address })
  return (policy?.createScriptURL(url) ?? url) as string
}
