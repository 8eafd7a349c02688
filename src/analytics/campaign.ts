const parts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

export type Campaign = Readonly<Record<(typeof parts)[number], string | null>>

/** The length of the columns of analytics_events, in characters. */
const longest = 255

export const noCampaign: Campaign = {
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_content: null,
  utm_term: null,
}

/** The campaign that a query string names; `undefined` when it names none. */
export function campaignOf(search: string): Campaign | undefined {
  const query = new URLSearchParams(search)
  const found = parts.flatMap((part) => {
    const value = query.get(part)
    return value ? [[part, value.slice(0, longest)] as const] : []
  })
  return found.length > 0 ? { ...noCampaign, ...Object.fromEntries(found) } : undefined
}
