import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib'

declare global {
  // The DOM's types know no Trusted Types yet, nor do some browsers.
  var trustedTypes: TrustedTypePolicyFactory | undefined
}

const worker = '/sw.js'

/** The only script that is ever loaded by address: the service worker of this origin. */
export function ownWorkerUrl(url: string, base: string): string {
  const { origin, pathname, search } = new URL(url, base)
  if (origin === new URL(base).origin && pathname === worker && !search) return url
  throw new Error(
    `src/app/visits/trusted-types.ts: '${url}' is not '${worker}' of this origin. Add it here if it is meant.`,
  )
}

const rules = {
  createHTML: (html: string) => html,
  createScriptURL: (url: string) => ownWorkerUrl(url, location.href),
}

let made: Pick<TrustedTypePolicy<typeof rules>, keyof typeof rules> | typeof rules | undefined

// Made when first needed: a policy of the same name cannot be made twice, and prerendering has no window.
function policy() {
  made ??= window.trustedTypes?.createPolicy('page', rules) ?? rules
  return made
}

/**
 * Lets HTML of this site into the page, and nothing else: HTML from a visitor or another origin must not come here.
 * The DOM's types lack Trusted Types, hence `string`.
 */
export function trustedHtml(html: string): string {
  return policy().createHTML(html) as string
}

/** @throws if the address is not that of the site's own service worker. */
export function trustedScriptUrl(url: string): string {
  return policy().createScriptURL(url) as string
}
