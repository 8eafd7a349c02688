const parts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

export type Campaign = Readonly<Record<(typeof parts)[number], string | null>>

/** The columns of analytics_events hold no more. */
const longest = 255

export const noCampaign: Campaign = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_content: null,
  utm_term: null,
}

/** What the address of a campaign says; `undefined` when it says nothing. */
export function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search)
  const found = parts.flatMap((part) => {
    const value = query.get(part)
    return value ? [[part, value.slice(0, longest)] as const] : []
  })
  return found.length > 0 ? { ...noCampaign, ...Object.fromEntries(found) } : undefined
}
