/** Where the tag's script comes from; the CSP names it only where an id is configured (src/publish/http.ts). */
const origin = 'https://www.googletagmanager.com'

/** Name of the Trusted Types policy that lets this one address through; the CSP names it with the origin. */
const policyName = 'tag'

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

/**
 * The address of the tag's script, as a browser with Trusted Types wants it (the DOM's types know none, hence `string`).
 * @throws when the id is none
 */
export function tagUrl(id: string): string {
  if (!/^[A-Z0-9-]{4,40}$/.test(id))
    throw new Error(
      `src/site/brand.ts: analyticsId '${id}' is no id of a tag, such as G-XXXXXXXXXX. Correct it, or set null.`,
    )
  const url = `${origin}/gtag/js?id=${id}`
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (!trustedTypes) return url
  policy ??= trustedTypes.createPolicy(policyName, { createScriptURL: (address) => address })
  return policy.createScriptURL(url) as string
}
