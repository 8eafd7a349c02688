import address from './page-auditor.ts?worker&url'

/** Name of the Trusted Types policy that lets this one address through; the CSP names it (src/publish/http.ts). */
const policyName = 'checker'

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): unknown }
}

let policy: ReturnType<Policies['createPolicy']> | undefined

/** The address of the worker, as a browser with Trusted Types wants it (the DOM's types know none, hence `string`). */
export function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy(policyName, { createScriptURL: () => address })
  return policy.createScriptURL(address) as string
}
