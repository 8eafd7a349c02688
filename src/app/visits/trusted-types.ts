import type { TrustedTypePolicy, TrustedTypePolicyFactory } from 'trusted-types/lib'

declare global {
  // The DOM's types know no Trusted Types yet, nor do some browsers.
  var trustedTypes: TrustedTypePolicyFactory | undefined
}

const worker = '/sw.js'

const rules = {
  createHTML: (html: string) => html,
  createScriptURL: (_url: string) => worker,
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

/** The only script that is ever loaded by address: the service worker of this origin. */
export function trustedWorkerUrl(): string {
  return policy().createScriptURL(worker) as string
}
